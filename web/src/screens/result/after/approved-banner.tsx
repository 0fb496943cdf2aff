import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import { isChangedSinceApproval, type Letter } from '../state/result-state.ts';

/** Says that a letter is approved, when, and under which id. Takes the focus at each approval. */
export function ApprovedBanner({ letter }: { readonly letter: Letter }) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const { approval, demandId, approvals } = letter;
  useEffect(() => {
    if (approvals === 0) return undefined;
    // The heading takes the focus as this step opens; the news comes after it.
    const frame = requestAnimationFrame(() => {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [approvals]);
  if (approval === null) return null;
  const time = approval.at === null ? null : formatInstant(approval.at, i18n.locale);
  const title = isChangedSinceApproval(letter)
    ? t`You approved an earlier version of this letter.`
    : t`Your letter is approved and signed.`;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="success" title={title}>
        {time === null ? null : (
          <p>
            <Trans>Approved on {time}.</Trans>
          </p>
        )}
        {demandId === null ? null : (
          <p>
            <Trans>
              Saved letter id: <strong>{demandId}</strong>
            </Trans>
          </p>
        )}
      </Alert>
    </div>
  );
}
