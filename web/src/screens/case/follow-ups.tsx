import { Trans, useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { Link } from 'react-router';
import { CopyButton } from '../../components/buttons/copy-button.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';
import styles from './case.module.css';

type FollowUp = CasePageAnswer['follow_ups'][number];
type Note = CasePageAnswer['notes'][number];

/** What the claimant may do after what happened last, in words, with what is needed for it. Nothing is sent by itself. */
export function FollowUps({ answer }: { readonly answer: CasePageAnswer }) {
  const { t } = useLingui();
  const words = useFollowUpWords();
  const { follow_ups: followUps, notes, case_id: caseId } = answer;
  if (followUps.length === 0) return null;
  return (
    <section className={styles['outcomes']} aria-labelledby="follow-ups">
      <h3 id="follow-ups">{t`What you can do with that`}</h3>
      <ul className={styles['plain']}>
        {followUps.map((one) => (
          <li key={one}>
            <p>{words[one]}</p>
            <FollowUpWay one={one} caseId={caseId} contains={answer.contains} />
            {notes
              .filter(({ kind }) => kind === one)
              .map((note) => (
                <NoteText key={note.kind} note={note} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FollowUpWayProps = { readonly one: FollowUp; readonly caseId: string; readonly contains: readonly string[] };

function FollowUpWay({ one, caseId, contains }: FollowUpWayProps) {
  const { t } = useLingui();
  switch (one) {
    case 'correct_address':
      return <OpenLetterButton caseId={caseId} whose="" />;
    case 'open_papers':
      return <Link to={`/court-documents?case=${caseId}`}>{t`Open the papers`}</Link>;
    case 'get_papers':
      return <Link to={`/upgrade?case=${caseId}`}>{t`Get the court papers`}</Link>;
    case 'write_court_days':
      return contains.includes('court_papers') ? (
        <Link to={`/file-it-now?case=${caseId}`}>{t`Open the filing page`}</Link>
      ) : null;
    case 'prepare_hearing':
    case 'collect':
      return contains.includes('trial_prep') ? (
        <Link to={`/trial-prep?case=${caseId}`}>{t`Open trial preparation`}</Link>
      ) : null;
    default:
      return null;
  }
}

/** A short note to the other side, to be read, copied and sent by the claimant. */
function NoteText({ note }: { readonly note: Note }) {
  const { t, i18n } = useLingui();
  return (
    <details>
      <summary>{t`Show the note`}</summary>
      <div className={styles['outcomes']}>
        {i18n.locale === 'en' ? null : (
          <p className={styles['quiet']}>
            <Trans>The note is in English, as your letter is.</Trans>
          </p>
        )}
        {/* Long lines break, and the words keep their paragraphs. */}
        <p className={styles['note']} lang="en" dir="ltr">
          {note.text}
        </p>
        <p>
          <CopyButton text={note.text} what={t`the note`} />
        </p>
      </div>
    </details>
  );
}

function useFollowUpWords(): Readonly<Record<FollowUp, string>> {
  const { t } = useLingui();
  return {
    keep_record: t`Keep proof: the check, the bank line, the message.`,
    thank_you_note: t`Thank them. The note also says that the matter is closed.`,
    note_for_rest: t`Ask for the rest. The note names what came, what is open, and a day two weeks from now.`,
    plan_note: t`Put the plan in writing. The note says what you agreed on, so that nobody remembers it differently.`,
    time_note: t`Tell them in writing how long you will wait, and that you give up nothing.`,
    read_their_side: t`Read what they say with care. If they are right about a part, you can correct the amount. If not, collect what proves your side.`,
    correct_address: t`Find the new address. Ask the post office, a neighbor, or look at a public register. Then correct it on the letter’s page and approve it again.`,
    open_papers: t`Going to court is now possible. Your papers are under Court Documents.`,
    get_papers: t`Going to court is now possible. You pay only the difference for a package with court papers.`,
    write_court_days: t`The court’s notice tells how the other side gets the papers, and the day of the hearing. Write each day down when you know it.`,
    prepare_hearing: t`Get ready for the hearing: proof in order, copies, witnesses.`,
    collect: t`A judgment is not money yet. Write to them first. If they do not pay, ask the court’s officer to collect it.`,
    case_closed: t`There is nothing left to do. Your case stays here for you to read.`,
  };
}
