import { useLingui } from '@lingui/react/macro';
import { IconBrandApple, IconBrandGoogle, IconLink } from '@tabler/icons-react';
import { useId } from 'react';
import { UnsetWays } from '../../account/unset-ways.tsx';
import styles from './card-form.module.css';

const WALLETS = [
  { name: 'Apple Pay', Icon: IconBrandApple },
  { name: 'Google Pay', Icon: IconBrandGoogle },
  { name: 'Link', Icon: IconLink },
];

/** The three express ways to pay. None is set up on this site, and each says so. */
export function Wallets() {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={styles['express']}>
      <h3 id={id}>{t`Express checkout`}</h3>
      <UnsetWays
        ways={WALLETS}
        labelledBy={id}
        sorry={(asked) => t`Sorry, this site has not set up ${asked}. Please use the card form below.`}
      />
    </div>
  );
}
