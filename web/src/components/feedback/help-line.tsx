import { Trans } from '@lingui/react/macro';
import { freeHelp } from '@plainclaim/domain/served-words/free-help';

/** Who helps for free, in one line: wherever we cannot go on for somebody. */
export function HelpLine() {
  const { name, phone, dial } = freeHelp;
  return (
    <p>
      <Trans>
        Free help from a person: {name}, <a href={dial}>{phone}</a>.
      </Trans>
    </p>
  );
}
