import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import type { OpenLetter, Target } from '../state/open-letter.ts';
import styles from './check-step.module.css';
import { countyKey } from './points.ts';

export type CountyPointProps = {
  readonly opened: OpenLetter;
  readonly onDone: (act: Promise<boolean>) => void;
  readonly onShow: (target: Target) => void;
};

/** The court the letter names, where only the person can say that its county is right. */
export function CountyPoint({ opened, onDone, onShow }: CountyPointProps) {
  const { t } = useLingui();
  const { reviewing, deciding, written, isBusy } = opened;
  if (reviewing.review === null) return null;
  const { court } = reviewing.review;
  const counties = court.counties.join(', ');
  const at = court.counties.map((county) => written.text.indexOf(county)).find((place) => place >= 0) ?? 0;
  return (
    <>
      <p>
        {counties === '' ? (
          <Trans>
            We are not sure which county this claim goes to. The court is {court.name}. Make sure that your letter names
            the right county.
          </Trans>
        ) : (
          <Trans>
            Based on your answers, this claim goes to {court.name}, county: {counties}. Make sure that this is right.
          </Trans>
        )}
      </p>
      <div className={styles['acts']}>
        <Button size="small" busy={isBusy} onClick={() => onDone(deciding.keep([countyKey(court)], true))}>
          {t`Yes, it is right`}
        </Button>
        <Button
          size="small"
          variant="ghost"
          busy={isBusy}
          onClick={() => onShow({ place: { start: at, end: at }, isWhole: true })}
        >
          {t`Change it`}
        </Button>
      </div>
    </>
  );
}
