import { useState } from 'react';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { ListAlert } from '../../components/lists/list-alert.tsx';
import { ActionsCell, Cell, LeadCell, ListTable, WideRow } from '../../components/lists/list-table.tsx';
import { MoveButtons } from '../../components/buttons/move-buttons.tsx';
import { Paging } from '../../components/lists/paging.tsx';
import { Pill, type PillTone } from '../../components/feedback/pill.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const TONES: readonly PillTone[] = ['good', 'waiting', 'quiet', 'going', 'bad'];
const COLUMNS = [{ name: 'Other side' }, { name: 'Status' }, { name: 'Amount', isNumber: true }, { name: 'Actions' }];
const FAILURES: readonly ApiFailure[] = [
  { status: 0, code: 'network.offline', message: '', fields: [] },
  { status: 500, code: 'server.failed', message: 'Something went wrong on our side.', fields: [], requestId: 'k1t' },
];

/** Lists: their rows, their states, their pages, and what is there when they cannot be had. */
export function KitLists() {
  const [page, setPage] = useState(1);
  return (
    <KitSection title="Lists">
      <div className={styles['row']}>
        {TONES.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
      </div>
      <ListTable label="Cases" columns={COLUMNS}>
        {['Ironbound Property Management LLC', 'Owen Marsh'].map((name) => (
          <tr key={name}>
            <LeadCell>{name}</LeadCell>
            <Cell label="Status">
              <Pill tone="waiting">Waiting for your letter</Pill>
            </Cell>
            <Cell label="Amount" isNumber>
              $2,450.00
            </Cell>
            <ActionsCell>
              <Button size="small" variant="ghost" aria-label={`View ${name}`}>
                View
              </Button>
            </ActionsCell>
          </tr>
        ))}
        <WideRow id="kit-wide-row" columns={COLUMNS.length}>
          <p>What belongs to the row above, over all columns.</p>
        </WideRow>
      </ListTable>
      <div className={styles['row']}>
        {['first', 'last'].map((mark, index) => (
          <MoveButtons key={mark} mark={`the ${mark} row`} index={index} most={2} onMove={() => {}} />
        ))}
      </div>
      <Paging page={page} shown={20} total={45} onTurn={setPage} />
      <div className={styles['narrow']}>
        {FAILURES.map((failure) => (
          <ListAlert key={failure.code} failure={failure} onTryAgain={() => {}} />
        ))}
        {FAILURES.map((failure) => (
          <TroubleAlert
            key={`trouble ${failure.code}`}
            title="Your request for the papers did not go through."
            failure={failure}
            again={failure.status === 0 ? undefined : { words: 'Try again', onPress: () => {} }}
          />
        ))}
      </div>
    </KitSection>
  );
}
