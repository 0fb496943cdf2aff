import type { ExhibitWire } from '@plainclaim/contract';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import styles from './exhibit-list.module.css';
import { useSmallPicture } from './use-small-picture.ts';

export type ExhibitPictureProps = { readonly caseId: string; readonly exhibit: ExhibitWire };

/** Helps the eye; the words beside it say the same. */
export function ExhibitPicture({ caseId, exhibit }: ExhibitPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const url = useSmallPicture(caseId, exhibit, place);
  const Icon = exhibit.kind === 'image' ? IconPhoto : IconFileTypePdf;
  return (
    <span ref={place} className={styles['picture']} aria-hidden="true">
      {url === null ? <Icon size={32} stroke={1.5} /> : <img src={url} alt="" draggable={false} />}
    </span>
  );
}
