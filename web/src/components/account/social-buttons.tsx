import { useLingui } from '@lingui/react/macro';
import { IconBrandApple, IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './social-buttons.module.css';
import { UnsetWays } from './unset-ways.tsx';

const PROVIDERS = [
  { name: 'Google', Icon: IconBrandGoogle },
  { name: 'Apple', Icon: IconBrandApple },
  { name: 'Facebook', Icon: IconBrandFacebook },
];

/** Three other ways to sign in. None is set up on this site, and each says so. */
export function SocialButtons() {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={styles['social']}>
      <p className={styles['or']} id={id}>
        <span>{t`or use`}</span>
      </p>
      <UnsetWays
        ways={PROVIDERS}
        labelledBy={id}
        sorry={(asked) => t`Sorry, this site has not set up ${asked}. Please use your email and a password.`}
      />
    </div>
  );
}
