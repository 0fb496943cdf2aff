import { useLingui } from '@lingui/react/macro';
import {
  IconGavel,
  IconHome,
  IconLogout,
  IconMail,
  IconMenu2,
  IconPaperclip,
  IconReceipt,
  IconScale,
  IconSettings,
  IconX,
} from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import { logOut } from '../../../api/session/current-user.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import { Alert } from '../../feedback/alert.tsx';
import { BRAND, BrandMark } from '../brand-mark.tsx';
import { Button } from '../../buttons/button.tsx';
import { classNames } from '../../styling/class-names.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { LeaveNow } from '../leave-now.tsx';
import styles from './signed-in-layout.module.css';

/** The way around: beside the page on wide screens, behind a menu button on narrow ones. */
export function SignedInSidebar() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    menuButton.current?.focus();
  };
  return (
    <nav className={styles['sidebar']} aria-label={t`Main menu`} onKeyDown={closeByEscape}>
      <div className={styles['bar']}>
        <Link to="/dashboard" className={styles['brand']}>
          <BrandMark /> <span>{BRAND}</span>
        </Link>
        <LanguageMenu />
        <LeaveNow />
        <button
          ref={menuButton}
          type="button"
          className={styles['menuButton']}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <IconX size={24} aria-hidden="true" /> : <IconMenu2 size={24} aria-hidden="true" />}
          <span>{t`Menu`}</span>
        </button>
      </div>
      <div id={menuId} className={classNames(styles['menu'], isOpen && styles['open'])}>
        <ul>
          <li>
            <NavLink to="/dashboard" className={styles['item'] ?? ''} onClick={() => setOpen(false)}>
              <IconHome size={24} aria-hidden="true" />
              <span>{t`Home / My Cases`}</span>
            </NavLink>
          </li>
          <li>
            <NavLink to="/demand-letters" className={styles['item'] ?? ''} onClick={() => setOpen(false)}>
              <IconMail size={24} aria-hidden="true" />
              <span>{t`Demand Letters`}</span>
            </NavLink>
          </li>
          <li>
            <NavLink to="/court-documents" className={styles['item'] ?? ''} onClick={() => setOpen(false)}>
              <IconGavel size={24} aria-hidden="true" />
              <span>{t`Court Documents`}</span>
            </NavLink>
          </li>
          <li>
            <NavLink to="/exhibits" className={styles['item'] ?? ''} onClick={() => setOpen(false)}>
              <IconPaperclip size={24} aria-hidden="true" />
              <span>{t`Exhibits`}</span>
            </NavLink>
          </li>
          <li>
            <NavLink to="/trial-prep" className={styles['item'] ?? ''} onClick={() => setOpen(false)}>
              <IconScale size={24} aria-hidden="true" />
              <span>{t`Prepare for trial`}</span>
            </NavLink>
          </li>
          <li>
            <NavLink to="/billing" className={styles['item'] ?? ''} onClick={() => setOpen(false)}>
              <IconReceipt size={24} aria-hidden="true" />
              <span>{t`Billing`}</span>
            </NavLink>
          </li>
          <li>
            <NavLink to="/settings" className={styles['item'] ?? ''} onClick={() => setOpen(false)}>
              <IconSettings size={24} aria-hidden="true" />
              <span>{t`Settings`}</span>
            </NavLink>
          </li>
        </ul>
        <LogOut />
      </div>
    </nav>
  );
}

/** Ends the session and sends the person to the log-in page. */
function LogOut() {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const leave = async () => {
    setBusy(true);
    setFailure(null);
    const ended = await logOut();
    setBusy(false);
    if (ended.ok) await navigate('/login', { replace: true });
    else setFailure(ended.error);
  };
  return (
    <div className={styles['logOut']}>
      {failure === null ? null : (
        <Alert tone="error" live="alert" title={t`Logout failed`}>
          <p>{textOf(failure)}</p>
        </Alert>
      )}
      <Button
        variant="ghost"
        size="small"
        wide
        iconStart={<IconLogout size={20} aria-hidden="true" />}
        busy={isBusy}
        onClick={() => void leave()}
      >
        {t`Log out`}
      </Button>
    </div>
  );
}
