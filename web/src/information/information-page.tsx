import { useLingui } from '@lingui/react/macro';
import {
  directionOf,
  type InformationPage as Path,
  LANGUAGES,
  type Language,
  nameOfLanguage,
} from '@plainclaim/contract';
import { BRAND, BrandMark } from '../components/layout/brand-mark.tsx';
import shell from '../components/layout/app-shell.module.css';
import { Disclaimer } from '../components/layout/disclaimer.tsx';
import { SiteLinks } from '../components/layout/site-links.tsx';
import { SkipLink } from '../components/styling/visually-hidden.tsx';
import { ClausesTable, CriteriaTable } from './conformance/conformance-tables.tsx';
import { evidence } from './conformance/kept-evidence.ts';
import { PackageList } from './package-list.tsx';
import { filledIn, inTurn, LinkedText, Said, When } from './text.tsx';
import type { Block, InformationWords } from './words/information-words.ts';

type Props = { readonly path: Path; readonly language: Language; readonly words: InformationWords };

/** A page that tells about the product. Made at build time; it needs no script, so every control in it is a link. */
export function InformationPage({ path, language, words }: Props) {
  const { t } = useLingui();
  const { title, lead, sections, isRead = false } = words.pages[path];
  return (
    <div className={shell['shell']}>
      <SkipLink href="#main">{t`Skip to main content`}</SkipLink>
      <header>
        <div className={shell['top']}>
          <a href="/" className={shell['brand']}>
            <BrandMark /> {BRAND}
          </a>
          <nav aria-label={t`Language`} className="info-languages">
            {LANGUAGES.map((one) => (
              <a
                key={one}
                href={`${path}?lang=${one}`}
                lang={one}
                dir={directionOf(one)}
                hrefLang={one}
                aria-current={one === language ? 'true' : undefined}
              >
                {nameOfLanguage(one)}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={shell['main']}>
        <div className="info">
          <h1>{title}</h1>
          <p className="info-lead">
            <LinkedText>{lead}</LinkedText>
          </p>
          {sections.map(({ heading, blocks }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {inTurn(blocks, (block) => (
                <Drawn block={block} words={words} language={language} />
              ))}
            </section>
          ))}
          <p>
            <a className="info-start" href="/">
              {words.start}
            </a>
          </p>
        </div>
      </main>
      <footer className={shell['foot']}>
        <div>
          <div className={shell['legal']}>
            <Disclaimer isRead={isRead} />
          </div>
          <div className={shell['about']}>
            <SiteLinks />
          </div>
        </div>
      </footer>
    </div>
  );
}

function Drawn({ block, words, language }: Omit<Props, 'path'> & { readonly block: Block }) {
  if (typeof block === 'string' || 'when' in block) return <Said words={block} as="p" />;
  if ('list' in block)
    return (
      <ul className="info-list">
        {inTurn(block.list, (item) => (
          <Said words={item} as="li" />
        ))}
      </ul>
    );
  if ('steps' in block) {
    return (
      <ol className="info-steps">
        {inTurn(block.steps, (step) => (
          <Said words={step} as="li" />
        ))}
      </ol>
    );
  }
  if ('rows' in block) return <Table {...block} />;
  if (block.show === 'packages') return <PackageList {...words.packages} />;
  if (block.show === 'criteria') {
    return <CriteriaTable evidence={evidence} words={words.conformance} language={language} />;
  }
  if (block.show === 'section-508' || block.show === 'en-301-549') {
    const rows = block.show === 'section-508' ? evidence.section_508 : evidence.en_301_549;
    return <ClausesTable rows={rows} evidence={evidence} words={words.conformance} />;
  }
  return block.show === 'samples' ? <Samples {...words.samples} /> : <Operator {...words.operator} />;
}

/** Each row under the heads on a narrow screen too: two short columns. */
const Table = ({ heads, rows }: Extract<Block, { readonly rows: unknown }>) => (
  <table className="info-table">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, text]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Samples = ({ letter, letterPicture, openLetter, openPapers }: InformationWords['samples']) => (
  <figure id="samples" className="info-samples">
    <a href="/samples/sample-letter.pdf" aria-label={openLetter}>
      <img src="/samples/sample-letter.webp" alt={letterPicture} width="640" height="828" loading="lazy" />
    </a>
    <figcaption>
      <strong>{letter}</strong>
      <a href="/samples/sample-letter.pdf">{openLetter}</a>
      <a href="/samples/sample-court-papers.pdf">{openPapers}</a>
    </figcaption>
  </figure>
);

const Operator = ({ name, address, email }: InformationWords['operator']) => (
  <When condition="operator">
    <dl className="info-operator">
      <dt>{name}</dt>
      <dd>{filledIn('operatorName')}</dd>
      <dt>{address}</dt>
      <dd>{filledIn('operatorAddress')}</dd>
      <dt>{email}</dt>
      <dd>
        <a href={`mailto:${filledIn('operatorEmail')}`}>{filledIn('operatorEmail')}</a>
      </dd>
    </dl>
  </When>
);
