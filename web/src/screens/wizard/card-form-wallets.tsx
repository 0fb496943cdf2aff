import { useLingui } from '@lingui/react/macro';
import { IconBrandApple, IconBrandGoogle, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import styles from './card-form.module.css';

/** Names: they are the same in every language. */
const WALLETS = [
  { name: 'Apple Pay', Icon: IconBrandApple },
  { name: 'Google Pay', Icon: IconBrandGoogle },
  { name: 'Link', Icon: IconLink },
] as const;

/** The three express ways to pay. None is set up on this site, and each says so. */
export function Wallets() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <div className={styles['express']}>
      <h3>{t`Express checkout`}</h3>
      <div className={styles['wallets']}>
        {WALLETS.map(({ name, Icon }) => (
          <Button
            key={name}
            variant="ghost"
            size="small"
            iconStart={<Icon size={20} aria-hidden="true" />}
            onClick={() => setAsked(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p role="status" className={styles['asked']}>
        {asked === null ? '' : t`Sorry, this site has not set up ${asked}. Please use the card form below.`}
      </p>
    </div>
  );
}
