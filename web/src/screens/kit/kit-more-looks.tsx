import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../../components/buttons/button.tsx';
import { DictationTool, NoDictation } from '../../components/dictation/dictation-button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { type FieldWidth, TextField } from '../../components/fields/text-field.tsx';
import type { DictationError } from '../../components/dictation/use-dictation.ts';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

const WIDTHS: readonly FieldWidth[] = ['full', 'medium', 'short'];
const HEIGHTS = ['normal', 'fixed', 'tall'] as const;
const VARIANTS: readonly ButtonVariant[] = ['primary', 'ghost', 'danger', 'link'];
const SPEECH: readonly DictationError[] = ['not-allowed', 'no-speech', 'audio-capture', 'network', 'language', 'other'];

/** Widths, heights and states that the screens in miniature do not need. */
export function KitMoreLooks() {
  const [text, setText] = useState('Some text');
  return (
    <KitSection title="More looks">
      <div className={styles['narrow']}>
        {WIDTHS.map((width) => (
          <TextField
            key={width}
            name={`width-${width}`}
            label={`Width "${width}"`}
            width={width}
            value={text}
            onChange={setText}
          />
        ))}
        <TextField name="read-only" label="Read only" readOnly value={text} onChange={setText} />
        <TextField name="out-of-reach" label="Out of reach" disabled value={text} onChange={setText} />
        <SelectField
          name="select-placeholder"
          label="A list with nothing chosen"
          placeholder="Choose one"
          options={[{ value: 'one', label: 'One' }]}
          value=""
          onChange={() => {}}
          error="Please choose one."
        />
        <SelectField
          name="select-disabled"
          label="A list out of reach"
          disabled
          options={[{ value: 'one', label: 'One' }]}
          value="one"
          onChange={() => {}}
        />
        {HEIGHTS.map((height) => (
          <TextAreaField
            key={height}
            name={`height-${height}`}
            label={`Height "${height}"`}
            height={height}
            value={text}
            onChange={setText}
          />
        ))}
        <TextAreaField name="area-read-only" label="Text read only" readOnly value={text} onChange={setText} />
        <DictationTool label="Talk to explain it." isListening={false} error={undefined} onPress={() => {}} />
        <DictationTool label="Talk to explain it." isListening error={undefined} onPress={() => {}} />
        {SPEECH.map((error) => (
          <DictationTool key={error} label={`Talk: ${error}`} isListening={false} error={error} onPress={() => {}} />
        ))}
        <NoDictation />
      </div>
      <div className={styles['row']}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy>
            Busy {variant}
          </Button>
        ))}
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} iconStart={<IconDownload size={20} aria-hidden="true" />}>
            Icon {variant}
          </Button>
        ))}
      </div>
      <div className={styles['narrow']}>
        <Button wide>Wide</Button>
      </div>
    </KitSection>
  );
}
