import { AlertsButton } from './alerts-button.tsx';
import { CaseSearch } from './case-search.tsx';

/** What is beside the greeting on every signed-in page. */
export function HeaderTools() {
  return (
    <>
      <CaseSearch />
      <AlertsButton />
    </>
  );
}
