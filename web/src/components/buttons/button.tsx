import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from '../styling/class-names.ts';

export type ButtonVariant = 'primary' | 'ghost' | 'link' | 'danger';

type Look = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  /** Shown in capitals, as the specification writes CONTINUE. The text itself stays in normal case. */
  readonly capitals?: boolean | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  readonly iconStart?: ReactNode;
  readonly iconEnd?: ReactNode;
};

export type ButtonProps = Look & {
  /** Work is under way: the button keeps its place and focus, shows a spinner and ignores presses. */
  readonly busy?: boolean | undefined;
  /** The text while busy, such as "Logging in..." */
  readonly busyText?: ReactNode;
  /** Cannot be pressed now. It can still hold the focus: a press may be what brought it to this. */
  readonly disabled?: boolean | undefined;
} & Omit<ComponentProps<'button'>, 'className' | 'disabled'>;

const look = ({ variant = 'primary', size = 'normal', capitals = false, wide = false }: Look): string =>
  classNames(
    styles['button'],
    styles[variant],
    size === 'small' && styles['small'],
    capitals && styles['capitals'],
    wide && styles['wide'],
  );

/** A button. `type` is "button" unless another is given. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    capitals,
    wide,
    iconStart,
    iconEnd,
    busy = false,
    busyText,
    disabled = false,
    children,
    onClick,
    ...rest
  } = props;
  const rests = busy || disabled;
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, capitals, wide })}
      aria-disabled={rests || rest['aria-disabled']}
      onClick={(event) => {
        if (rests) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={styles['spinner']} aria-hidden="true" /> : iconStart}
      <span>{busy && busyText ? busyText : children}</span>
      {busy ? null : iconEnd}
    </button>
  );
}

export type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link to another screen that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, capitals, wide, iconStart, iconEnd, children, ...rest } = props;
  return (
    <Link {...rest} className={look({ variant, size, capitals, wide })}>
      {iconStart}
      <span>{children}</span>
      {iconEnd}
    </Link>
  );
}
