import type { IconBrandGoogle } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './unset-ways.module.css';

/** The name of somebody else's service: it is the same in every language. */
export type Way = { readonly name: string; readonly Icon: typeof IconBrandGoogle };

export type UnsetWaysProps = {
  readonly ways: readonly Way[];
  /** The `id` of what names the group. */
  readonly labelledBy: string;
  /** What is said when one is pressed. */
  readonly sorry: (name: string) => string;
};

/** Other services' ways, none of which is set up on this site; each says so. */
export function UnsetWays({ ways, labelledBy, sorry }: UnsetWaysProps) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <div className={styles['ways']} role="group" aria-labelledby={labelledBy}>
        {ways.map(({ name, Icon }) => (
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
        {asked === null ? '' : sorry(asked)}
      </p>
    </>
  );
}
