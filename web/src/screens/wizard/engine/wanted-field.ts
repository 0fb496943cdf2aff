import { controlId } from '../../../components/fields/field.tsx';

/** The field that the next screen opens at; '' for its heading. Somebody asked for this very one. */
let wanted = '';

export const wantField = (name: string): void => {
  wanted = name;
};

/** Puts the focus on the wanted field, once. False when none was wanted or the screen does not show it. */
export function focusWantedField(): boolean {
  const name = wanted;
  wanted = '';
  if (name === '') return false;
  const control =
    document.getElementById(controlId(name)) ??
    document.querySelector<HTMLElement>(`main input[value="${CSS.escape(name)}"]`);
  if (control === null) return false;
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control).scrollIntoView({ block: 'center' });
  return true;
}
