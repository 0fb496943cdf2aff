import { useLingui } from '@lingui/react/macro';
import { IconBrandApple, IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import styles from './social-buttons.module.css';

/** Names: they are the same in every language. */
const PROVIDERS = [
  { name: 'Google', Icon: IconBrandGoogle },
  { name: 'Apple', Icon: IconBrandApple },
  { name: 'Facebook', Icon: IconBrandFacebook },
] as const;

/** Three other ways to sign in. None is set up on this site, and each says so. */
export function SocialButtons() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <div className={styles['social']}>
      <p className={styles['or']} id="social-or">
        <span>{t`or use`}</span>
      </p>
      <div className={styles['buttons']} role="group" aria-labelledby="social-or">
        {PROVIDERS.map(({ name, Icon }) => (
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
        {asked === null ? '' : t`Sorry, this site has not set up ${asked}. Please use your email and a password.`}
      </p>
    </div>
  );
}
