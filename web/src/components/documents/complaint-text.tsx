import { useLingui } from '@lingui/react/macro';
import type { ReadingBlock, ReadingSheet } from '@plainclaim/contract';
import { useId } from 'react';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import styles from './complaint-text.module.css';

/** The complaint as it will be printed, to be read on the page. Its words are the paper's own, so they stay English. */
export function ComplaintText({ sheets, label }: { readonly sheets: readonly ReadingSheet[]; readonly label: string }) {
  return (
    <article className={styles['paper']} lang="en" dir="ltr" aria-label={label}>
      {sheets.map((sheet) => (
        <Sheet key={sheet.title} sheet={sheet} />
      ))}
    </article>
  );
}

function Sheet({ sheet: { title, blocks } }: { readonly sheet: ReadingSheet }) {
  const id = useId();
  return (
    <section className={styles['sheet']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {blocks.map((block, index) => (
        // The blocks of a made paper never change their places.
        <Block key={`${index} ${block.kind}`} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { readonly block: ReadingBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'notice':
      return <p className={styles['notice']}>{block.text}</p>;
    case 'lines':
      return (
        <p className={styles['lines']}>
          {block.lines.map((line, index) => (
            <span key={`${index} ${line}`}>{line}</span>
          ))}
        </p>
      );
    case 'numbered':
      return (
        <ol start={block.start} className={styles['numbered']}>
          {block.paragraphs.map((text, index) => (
            <li key={`${index} ${text}`}>{text}</li>
          ))}
        </ol>
      );
    case 'fields':
      return <Fields title={block.title} fields={block.fields} />;
    case 'choices':
      return <Choices label={block.label} options={block.options} />;
    case 'questions':
      return <Questions rows={block.rows} />;
    case 'signature':
      return <SignaturePlace statements={block.statements} name={block.name} />;
  }
}

type Of<Kind extends ReadingBlock['kind']> = Extract<ReadingBlock, { kind: Kind }>;

function Fields({ title, fields }: Pick<Of<'fields'>, 'title' | 'fields'>) {
  const { t } = useLingui();
  return (
    <div className={styles['group']}>
      {title === '' ? null : <h4>{title}</h4>}
      <dl className={styles['fields']}>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === '' ? <Empty text={t`left empty`} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A word about the paper, not of it: it does not print. */
function Empty({ text }: { readonly text: string }) {
  const { i18n } = useLingui();
  return (
    <span className={styles['empty']} lang={i18n.locale}>
      {text}
    </span>
  );
}

function Tick({ isTicked }: { readonly isTicked: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <span aria-hidden="true">{isTicked ? '☑' : '☐'}</span>
      <VisuallyHidden>
        <span lang={i18n.locale}>{isTicked ? t`ticked:` : t`not ticked:`}</span>
      </VisuallyHidden>{' '}
    </>
  );
}

function Choices({ label, options }: Pick<Of<'choices'>, 'label' | 'options'>) {
  return (
    <div className={styles['group']}>
      <h4>{label}</h4>
      <ul className={styles['choices']}>
        {options.map(({ text, isTicked }) => (
          <li key={text}>
            <Tick isTicked={isTicked} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Questions({ rows }: Pick<Of<'questions'>, 'rows'>) {
  const { t } = useLingui();
  return (
    <dl className={styles['fields']}>
      {rows.map(({ text, answer, detail }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            {/* The paper's own words beside its boxes. */}
            {answer === null ? <Empty text={t`both boxes left empty`} /> : answer ? 'Yes' : 'No'}
            {detail === '' ? null : `, ${detail}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SignaturePlace({ statements, name }: Pick<Of<'signature'>, 'statements' | 'name'>) {
  const { t } = useLingui();
  return (
    <div className={styles['place']}>
      {statements.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <Empty text={t`Space for the date and signature of:`} /> {name}
      </p>
    </div>
  );
}
