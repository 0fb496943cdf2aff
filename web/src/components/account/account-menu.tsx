import { useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CurrentUser } from '../../api/session/current-user.ts';
import { logOut } from '../../api/session/current-user.ts';
import { Button } from '../buttons/button.tsx';
import { AccountLink } from './account-link.tsx';
import styles from './account-menu.module.css';

export type AccountMenuProps = {
  readonly user: CurrentUser;
  /** Where a log-in leads back to; absent: to the cases. */
  readonly backTo?: string | undefined;
};

/** The pages of the signed-in area on a page outside of it; "Log in" for anybody else. */
export function AccountMenu({ user, backTo }: AccountMenuProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Until it is known who is here nobody is asked to log in; the place stays.
  if (user.status === 'loading') return <span className={styles['toCome']} />;
  if (user.status !== 'signed-in') return <AccountLink user={user} backTo={backTo} />;
  const name = user.displayName === '' ? user.email : user.displayName;
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const links = [
    { to: '/dashboard', words: t`Home / My Cases` },
    { to: '/demand-letters', words: t`Demand Letters` },
    { to: '/court-documents', words: t`Court Documents` },
    { to: '/billing', words: t`Billing` },
    { to: '/settings', words: t`Settings` },
  ];
  return (
    <nav className={styles['menu']} aria-label={t`Your account`} onKeyDown={closeByEscape} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t`Account of ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <IconUserCircle size={26} aria-hidden="true" />
        <span>{name}</span>
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      <ul id={id} className={isOpen ? styles['list'] : styles['hidden']}>
        {links.map(({ to, words }) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
        <li>
          <LogOutButton />
        </li>
      </ul>
    </nav>
  );
}

function LogOutButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [state, setState] = useState<'rests' | 'busy' | 'failed'>('rests');
  const leave = async () => {
    setState('busy');
    const ended = await logOut();
    setState(ended.ok ? 'rests' : 'failed');
    if (ended.ok) await navigate('/login', { replace: true });
  };
  return (
    <>
      <Button variant="ghost" size="small" wide busy={state === 'busy'} onClick={() => void leave()}>
        {t`Log out`}
      </Button>
      {state === 'failed' ? <p role="alert">{t`Logout failed`}</p> : null}
    </>
  );
}
