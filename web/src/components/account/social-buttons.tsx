import { useLingui } from '@lingui/react/macro';
import { SOCIAL_PROVIDERS, type SocialProvider, socialStartPath } from '@plainclaim/contract';
import { IconBrandApple, IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { readLogInWays } from '../../api/account/social.ts';
import { Alert } from '../feedback/alert.tsx';
import styles from './social-buttons.module.css';

/** The names of other people's services: they are the same in every language. */
const LOOKS = {
  google: { name: 'Google', Icon: IconBrandGoogle },
  apple: { name: 'Apple', Icon: IconBrandApple },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
} satisfies Record<SocialProvider, unknown>;

/**
 * The other services. One that this site has not set up says so in its place. `next` is the page of ours that a log-in there
 * leads back to.
 */
export function SocialButtons({ next }: { readonly next: string }) {
  const { t } = useLingui();
  const id = useId();
  const providers = useProviders();
  const [isRefused, setRefused] = useState(false);
  return (
    <div className={styles['social']}>
      <p className={styles['or']} id={id}>
        <span>{t`or use`}</span>
      </p>
      <div className={styles['ways']} role="group" aria-labelledby={id}>
        {SOCIAL_PROVIDERS.map((provider) => {
          const { name, Icon } = LOOKS[provider];
          const words = (
            <>
              <Icon size={20} aria-hidden="true" />
              {t`Log in with ${name}`}
            </>
          );
          // While it is not known which are set up, the server says it. Not a link of the router: it sends the browser on.
          return providers === null || providers.includes(provider) ? (
            <a
              key={provider}
              className={styles['way']}
              href={`${socialStartPath(provider)}?next=${encodeURIComponent(next)}`}
            >
              {words}
            </a>
          ) : (
            <button key={provider} type="button" className={styles['way']} onClick={() => setRefused(true)}>
              {words}
            </button>
          );
        })}
      </div>
      {isRefused ? (
        <Alert tone="info" live="status">
          <p>{t`This site has not set up that way to log in. Please use your email.`}</p>
        </Alert>
      ) : null}
    </div>
  );
}

/** Those that this site has set up; null while that is not known. */
function useProviders(): readonly SocialProvider[] | null {
  const [providers, setProviders] = useState<readonly SocialProvider[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void readLogInWays({ signal: controller.signal }).then((answer) => {
      if (answer.ok && !controller.signal.aborted) setProviders(answer.value.providers);
    });
    return () => controller.abort();
  }, []);
  return providers;
}
