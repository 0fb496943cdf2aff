import { useLingui } from '@lingui/react/macro';
import { CASES_A_PAGE, type CourtPaperCasesAnswer } from '@plainclaim/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPaperCases } from '../../api/court-papers.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { lazyPart } from '../../components/layout/lazy-part.ts';
import { ListAlert } from '../../components/lists/list-alert.tsx';
import { viewOfPage } from '../../components/lists/page-of-cases.ts';
import { Paging } from '../../components/lists/paging.tsx';
import { ScreenTitle, useDocumentTitle, useScreenFocus } from '../../components/layout/screen-title.tsx';
import { SignedInLayout } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { useLastPage, useListAddress } from '../../components/lists/use-list-address.ts';
import { type PagedList, useListPage } from '../../components/lists/use-list-page.ts';
import { EmptyList } from '../../components/sections/empty-list.tsx';
import styles from './court-documents.module.css';
import { MakingStatus } from './making-status.tsx';
import { PaperTable } from './paper-table.tsx';
import type { SigningDone } from './signing/signing-screen.tsx';

/** What was done on a page of its own, for the list to tell. */
type Done = SigningDone | 'answered';

const QuestionsPage = lazyPart(async () => (await import('./questions/questions-page.tsx')).QuestionsPage);

const SigningScreen = lazyPart(async () => (await import('./signing/signing-screen.tsx')).SigningScreen);

const isBeingMade = (answer: CourtPaperCasesAnswer | undefined): boolean =>
  answer?.data.some(({ state }) => state === 'making') ?? false;

const PAPER_CASES: PagedList<CourtPaperCasesAnswer> = {
  name: 'paper-cases',
  read: readPaperCases,
  isMaking: isBeingMade,
};

/** Court Documents: the papers of every case of the signed-in person whose package has them. */
export function CourtDocumentsScreen() {
  return <SignedInLayout>{() => <ListOrSigning />}</SignedInLayout>;
}

/** The list; or, as the address says, the page where a complaint is read and signed, or what its papers ask. */
function ListOrSigning() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const [done, setDone] = useState<Done | null>(null);
  const toSign = query.get('sign');
  const toAnswer = query.get('answer');
  const wanted = toSign ?? toAnswer;
  const [shown, setShown] = useState(wanted);
  // The page's own file may still be loading; until it is there, no title can take the focus.
  const place = shown === wanted ? `page ${wanted}` : 'loading';
  useScreenFocus(wanted === null ? 'list' : place);
  if (toAnswer !== null && toSign === null) {
    return (
      <Suspense fallback={<Spinner block>{t`Loading...`}</Spinner>}>
        <Shown key={`shown ${toAnswer}`} onShown={() => setShown(toAnswer)} />
        <QuestionsPage
          key={toAnswer}
          caseId={toAnswer}
          onDone={() => {
            setDone('answered');
            setQuery({ case: toAnswer });
          }}
        />
      </Suspense>
    );
  }
  if (toSign === null) return <CourtDocuments done={done} />;
  return (
    <Suspense fallback={<Spinner block>{t`Loading...`}</Spinner>}>
      <Shown key={`shown ${toSign}`} onShown={() => setShown(toSign)} />
      <SigningScreen
        key={toSign}
        caseId={toSign}
        toMend={query.get('mend')}
        onDone={(what) => {
          setDone(what);
          setQuery({ case: toSign });
        }}
      />
    </Suspense>
  );
}

/** Tells once that it and what is next to it are on the page. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  const tell = useRef(onShown);
  useEffect(() => tell.current(), []);
  return null;
}

function CourtDocuments({ done }: { readonly done: Done | null }) {
  const { t } = useLingui();
  useDocumentTitle(t`Court Documents`);
  const { query, wanted, turnTo } = useListAddress();
  const { answer, page, isLoading, failure, reload } = useListPage(PAPER_CASES, wanted);
  useScreenFocus(`page ${page}`);

  const cases = answer?.data ?? [];

  const total = answer?.total ?? 0;
  const isPastTheEnd = answer !== null && cases.length === 0 && total > 0;
  const { lastPage } = viewOfPage(page, 0, total);
  useLastPage(isPastTheEnd, lastPage, turnTo);

  return (
    <div className={styles['screen']}>
      <ScreenTitle>{t`Court Documents`}</ScreenTitle>
      {done === null ? null : <DoneAlert done={done} />}
      {failure === null ? null : <ListAlert failure={failure} onTryAgain={reload} />}
      {answer === null && isLoading ? <Spinner block>{t`Loading...`}</Spinner> : null}
      <MakingStatus isMaking={isBeingMade(answer ?? undefined)} />
      {answer !== null && total === 0 ? <NoPapers /> : null}
      {cases.length === 0 ? null : <PaperTable cases={cases} onChanged={reload} openCase={query.get('case')} />}
      {total > CASES_A_PAGE && cases.length > 0 ? (
        <Paging page={page} shown={cases.length} total={total} onTurn={turnTo} />
      ) : null}
    </div>
  );
}

function DoneAlert({ done }: { readonly done: Done }) {
  const { t } = useLingui();
  if (done === 'answered') {
    return (
      <Alert tone="success" live="status" title={t`Your answers are saved.`}>
        <p>{t`Once your letter is approved, the court papers are made with them.`}</p>
      </Alert>
    );
  }
  return done === 'signed' ? (
    <Alert tone="success" live="status" title={t`You signed the complaint.`}>
      <p>{t`The signed papers are made as a new version. Read them once more before you file them.`}</p>
    </Alert>
  ) : (
    <Alert tone="success" live="status" title={t`Your facts are saved.`}>
      <p>{t`We are making new papers with them. They are not signed yet: read and sign them when they are ready.`}</p>
    </Alert>
  );
}

function NoPapers() {
  const { t } = useLingui();
  return (
    <EmptyList>
      <p>{t`You have no court papers yet. They come with packages that include court papers, once you approve the letter.`}</p>
      <ButtonLink to="/dashboard">{t`Go to My Cases`}</ButtonLink>
    </EmptyList>
  );
}
