import { useLingui } from '@lingui/react/macro';

/**
 * Gives the words for an option of a question. The option itself is what is stored and sent, in English; a number, and an
 * option this page does not know, is shown as it is.
 */
export function useOptionLabels(): (option: string) => string {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    Yes: t`Yes`,
    No: t`No`,
    'I do not know': t`I do not know`,
    'Signed paper': t`Signed paper`,
    'Texts or emails': t`Texts or emails`,
    'Spoken only': t`Spoken only`,
    'No agreement': t`No agreement`,
    'Yes, up to 3 months': t`Yes, up to 3 months`,
    'Yes, up to 6 months': t`Yes, up to 6 months`,
    English: t`English`,
    Spanish: t`Spanish`,
    Portuguese: t`Portuguese`,
    Korean: t`Korean`,
    'Haitian Creole': t`Haitian Creole`,
    Turkish: t`Turkish`,
    Arabic: t`Arabic`,
    Chinese: t`Chinese`,
    Polish: t`Polish`,
    'Another language': t`Another language`,
    'Sign language': t`Sign language`,
    'Damage to property only': t`Damage to property only`,
    'Someone was hurt too': t`Someone was hurt too`,
    'Sign language interpreter': t`Sign language interpreter`,
    'Listening device': t`Listening device`,
    'Wheelchair access': t`Wheelchair access`,
    'Large print': t`Large print`,
    'Another kind of help': t`Another kind of help`,
    'Sole proprietor': t`Sole proprietor (one owner, no company)`,
    'General partnership': t`General partnership`,
    Corporation: t`Corporation`,
    LLC: t`LLC`,
    'LLP or LP': t`LLP or LP`,
    'Nonprofit or association': t`Nonprofit or association`,
    'Yes, and the steps are done': t`Yes, and the steps are done`,
    'Yes, but not yet': t`Yes, but not yet`,
    'None of these': t`None of these`,
    'Child support, alimony or custody': t`Child support, alimony or custody`,
    'A will or an estate': t`A will or an estate`,
    'Title to land or eviction': t`Title to land or eviction`,
    Taxes: t`Taxes`,
  };
  return (option) => labels[option] ?? option;
}
