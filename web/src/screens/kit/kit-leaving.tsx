import { useState } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { LeaveDialog } from '../../components/feedback/leave-dialog.tsx';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

/** What is asked when a link leads away from words that are not saved. */
export function KitLeaving() {
  const [hasUnsaved, setUnsaved] = useState(false);
  return (
    <KitSection title="Leaving">
      <div className={styles['narrow']}>
        <Checkbox name="unsaved" label="Something is not saved" checked={hasUnsaved} onChange={setUnsaved} />
        <p>
          <Link to="/login">Away from this page</Link>
        </p>
      </div>
      <LeaveDialog hasUnsaved={hasUnsaved} title="Your notes are not saved">
        <p>If you leave now, you lose what you changed since the last save.</p>
      </LeaveDialog>
    </KitSection>
  );
}
