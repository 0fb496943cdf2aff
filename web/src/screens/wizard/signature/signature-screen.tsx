import { useLingui } from '@lingui/react/macro';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { ScreenForm } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { SignaturePad } from '../../../components/signature/signature-pad.tsx';
import { courtMessages, DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { positionOf, type SignatureMethod } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { Suspense } from 'react';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { lazyPart } from '../../../components/layout/lazy-part.ts';
import { wantWords } from '../../../i18n/i18n.ts';
import { useMessage } from '../../../i18n/use-message.ts';
import { summarizeAnswers } from '../questions/answer-summary.ts';
import { useClaimFit } from '../claim-fit/claim-fit-state.ts';
import { CheckAnswers } from './check-answers.tsx';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { useShownDraft } from '../letter-so-far/shown-labels.ts';
import styles from './signature-screen.module.css';
import { useWizard } from '../engine/wizard-context.ts';

/** Where the claim stands, with the sentences of its rules in the language on the screen. */
const ClaimFitCard = lazyPart(async () => {
  // Without its words in another language the card still speaks English.
  const [card] = await Promise.all([import('../claim-fit/claim-fit-card.tsx'), wantWords('fit').catch(() => {})]);
  return card.ClaimFitCard;
});

/** Step 4, sub-step 4: where the claim stands, all answers once more, the declaration, and the signature. */
export function SignatureScreen() {
  const { t, i18n } = useLingui();
  const message = useMessage(courtMessages);
  const { draft, facts, attempt, hasLostSignature, patch, changeAnswer, goOn, goBack } = useWizard();
  const error = useFieldErrors()('signature');
  const { signature } = draft;
  const fit = useClaimFit(true);
  const groups = summarizeAnswers(useShownDraft(), facts);
  const unfinished = groups.find(({ isUnfinished }) => isUnfinished);
  const sign = (mark: string | null, method: SignatureMethod) =>
    patch({ signature: mark, signatureMethod: mark === null ? '' : method });
  // A signature under missing answers would be worth nothing: CONTINUE leads to the first of them and back here.
  const submit = () => (unfinished === undefined ? goOn() : changeAnswer(positionOf(unfinished.screen)));
  const suggestedName =
    draft.userType === '2' ? draft.lastname.trim() : `${draft.firstname.trim()} ${draft.lastname.trim()}`.trim();
  return (
    <ScreenForm onSubmit={submit}>
      <ScreenHead
        title={t`Let's get your signature`}
        lead={t`Your signature is required even if you are not filing today, so that your documents are legally compliant.`}
      >
        {error ? (
          <ErrorSummary
            title={error}
            problems={[{ field: 'signature', message: t`Go to the box for your signature` }]}
            attempt={attempt}
          />
        ) : null}
        {unfinished === undefined ? null : (
          <Alert tone="warning" title={t`Some answers are missing`}>
            <p>{t`A change on another screen made new answers necessary. Press Continue to fill them in. Then you can sign here.`}</p>
          </Alert>
        )}
        {hasLostSignature ? (
          <Alert tone="info" live="status" title={t`Please sign again`}>
            <p>{t`An answer changed after you signed. So we removed your signature: it was for the old answers.`}</p>
          </Alert>
        ) : null}
      </ScreenHead>
      <Suspense fallback={<Spinner>{t`Checking the court rules...`}</Spinner>}>
        <ClaimFitCard {...fit} />
      </Suspense>
      <CheckAnswers groups={groups} onChange={changeAnswer} />
      {unfinished === undefined ? (
        <section className={styles['sign']} aria-labelledby="sign-title">
          <h2 id="sign-title">{t`Sign here`}</h2>
          <div className={styles['declaration']}>
            {/* What is signed is always the English text; a reading copy is under it in other languages. */}
            <p lang={DEFAULT_LANGUAGE}>{served.declaration}</p>
            {i18n.locale === DEFAULT_LANGUAGE ? null : <p>{message('court.declaration')}</p>}
          </div>
          <SignaturePad
            name="signature"
            value={signature}
            onChange={sign}
            madeBy={draft.signatureMethod}
            suggestedName={suggestedName}
            error={error}
          />
        </section>
      ) : null}
      <ActionsBar onBack={goBack} />
    </ScreenForm>
  );
}
