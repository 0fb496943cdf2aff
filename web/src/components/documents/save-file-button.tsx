import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '../buttons/button.tsx';

export type SaveFileButtonProps = Pick<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'children' | 'aria-label'>;

/** The look of every button that saves a file on the reader's device. */
export const SaveFileButton = (props: SaveFileButtonProps) => (
  <Button variant="ghost" size="small" iconStart={<IconDownload size={20} aria-hidden="true" />} {...props} />
);
