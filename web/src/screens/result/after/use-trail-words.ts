import { useLingui } from '@lingui/react/macro';

/** The words for a step of a case's history that a person can make sense of; null for the site's own steps. */
export function useTrailWords(): (kind: string) => string | null {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    'claim.paid': t`The package was paid`,
    'letter.generated': t`The letter was written`,
    'letter.saved': t`A changed text was saved`,
    'letter.answered': t`Answers or choices for the letter were saved`,
    'letter.redated': t`The dates were brought up to that day`,
    'letter.brought_back': t`An earlier text was brought back`,
    'letter.draft_stored': t`A draft was stored`,
    'letter.approved': t`The letter was approved and signed`,
    'letter.pdf_opened': t`The PDF was opened`,
    'letter.pack_opened': t`The mailing pack was opened`,
    'dispatch.sent': t`The e-mail was handed over`,
    'dispatch.failed': t`A delivery failed`,
    'dispatch.cancelled': t`A delivery was called off`,
    'dispatch.tracking_recorded': t`A tracking number was written down`,
    'papers.ordered': t`Court papers were asked for`,
    'papers.stopped': t`Court papers were not made: a rule or a gap stood in the way`,
    'papers.ready': t`Court papers were made and checked`,
    'papers.failed': t`Court papers could not be made`,
    'papers.opened': t`A court paper was opened`,
    'papers.zip_opened': t`All court papers were downloaded`,
    'papers.signed': t`The complaint was signed`,
    'papers.signature_void': t`New papers took the place of signed ones. That signature counts no more`,
    'papers.facts_corrected': t`The facts of the complaint were corrected`,
    'exhibit.added': t`An exhibit was added`,
    'exhibit.described': t`An exhibit was described`,
    'exhibit.opened': t`An exhibit was opened`,
    'exhibit.removed': t`An exhibit was removed`,
    'exhibits.ordered': t`The exhibits were put in another order`,
    'exhibits.packet_ready': t`The exhibit packet was made`,
    'exhibits.packet_failed': t`The exhibit packet could not be made`,
    'exhibits.packet_opened': t`The exhibit packet was opened`,
    'trial.notes_saved': t`Notes for the trial were saved`,
    'trial.book_ready': t`Trial papers were made`,
    'trial.book_failed': t`Trial papers could not be made`,
    'trial.opened': t`A trial paper was opened`,
    'trial.zip_opened': t`All trial papers were downloaded`,
    'data.export_opened': t`A file with all your data was downloaded`,
  };
  return (kind) => words[kind] ?? null;
}
