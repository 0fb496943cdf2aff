import { Trans, useLingui } from '@lingui/react/macro';
import type { YourDataAnswer } from '@plainclaim/contract';
import { proveClaimAddress, sendDataCode } from '../../api/your-data.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { ProveByCode } from '../../components/account/prove-by-code.tsx';
import { Section } from '../../components/sections/section.tsx';

export type ProveAddressProps = {
  readonly email: string;
  readonly isProved: boolean;
  readonly onProved: (yourData: YourDataAnswer) => void;
};

/** Ties the claim to the address given with the payment, so that its owner gets back to it from anywhere. */
export function ProveAddress({ email, isProved, onProved }: ProveAddressProps) {
  const { t } = useLingui();
  const address = <strong>{email}</strong>;
  if (isProved) {
    return (
      <Section title={t`Your way back`}>
        <Alert tone="success" live="status">
          <p>
            <Trans>
              Your address {address} is confirmed. With it you can ask for a link to your data from any device.
            </Trans>
          </p>
        </Alert>
      </Section>
    );
  }
  return (
    <Section title={t`Your way back`}>
      <p>
        <Trans>
          When you paid, you gave the address {address}. Confirm that it is yours, and you can get a link to your data
          on any device.
        </Trans>
      </p>
      <ProveByCode
        send={sendDataCode}
        prove={proveClaimAddress}
        onProved={onProved}
        sendText={t`Send a code to this address`}
        sendVariant="ghost"
        proveText={t`Verify`}
      />
    </Section>
  );
}
