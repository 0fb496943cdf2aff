import { err, ok } from '@plainclaim/domain';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { MailingPackButton } from '../../components/documents/mailing-pack-button.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';
import { LetterView } from '../../components/documents/letter-view.tsx';
import { type ListedPaper, PaperList } from '../../components/documents/paper-list.tsx';
import { PdfDialog } from '../../components/documents/pdf-dialog.tsx';
import { type OpenPdf, usePdf } from '../../components/documents/use-pdf.ts';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const STREAM = 'BT /F1 24 Tf 72 720 Td (A letter of one page) Tj ET';
const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  `<</Length ${STREAM.length}>>stream\n${STREAM}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>',
];
const OFFLINE: ApiFailure = { status: 0, code: 'network.offline', message: '', fields: [] };

/** A page with one line on it. Its table of contents is left to the reader's own repair. */
const aPdf = () =>
  new Blob(
    [
      `%PDF-1.7\n${OBJECTS.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')}trailer<</Root 1 0 R>>`,
    ],
    {
      type: 'application/pdf',
    },
  );

const never = () => new Promise<never>(() => {});
const WAYS: readonly { readonly name: string; readonly open: OpenPdf; readonly showsPdfs?: boolean }[] = [
  { name: 'PDF that loads', open: never },
  { name: 'PDF that cannot be loaded', open: async () => err(OFFLINE) },
  { name: 'PDF that is shown', open: async () => ok(aPdf()), showsPdfs: true },
  { name: 'PDF in a browser that cannot show it', open: async () => ok(aPdf()), showsPdfs: false },
  {
    name: 'PDF that is shown and takes long to download',
    open: async (action) => (action === 'view' ? ok(aPdf()) : never()),
    showsPdfs: true,
  },
  {
    name: 'PDF that is shown and cannot be downloaded',
    open: async (action) => (action === 'view' ? ok(aPdf()) : err(OFFLINE)),
    showsPdfs: true,
  },
];

const PAPERS: readonly ListedPaper[] = [
  { id: 'shown', title: 'Small Claims Complaint', file_name: 'complaint.pdf', page_count: 1 },
  { id: 'missing', title: 'Small Claims Summons', file_name: 'summons.pdf', page_count: 2 },
];

/** A PDF's window, as it opens by the hook that fetches one. */
export function KitPdf() {
  return (
    <KitSection title="PDF">
      <div className={styles['row']}>
        {WAYS.map((way) => (
          <OnePdf key={way.name} {...way} />
        ))}
        <LetterView demandId="none" isDraft whose=": a letter that is not there" />
        <OpenLetterButton caseId="none" whose=": a case that is not there" />
        <MailingPackButton demandId="none" whose=": a letter that is not there" isQuiet />
      </div>
      <PaperList
        papers={PAPERS}
        pageOf={(id) => `#${id}`}
        open={async (id) => (id === 'shown' ? ok(aPdf()) : err(OFFLINE))}
      />
    </KitSection>
  );
}

function OnePdf({ name, open, showsPdfs }: (typeof WAYS)[number]) {
  const pdf = usePdf(open, 'letter.pdf');
  return (
    <>
      <Button variant="ghost" onClick={pdf.openView}>
        {name}
      </Button>
      <PdfDialog
        title="Demand letter"
        view={pdf.view}
        download={pdf.download}
        fileName="letter.pdf"
        showsPdfs={showsPdfs}
        onClose={pdf.closeView}
        onTryAgain={pdf.openView}
        onDownload={pdf.saveFile}
      />
    </>
  );
}
