import { useLingui } from '@lingui/react/macro';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { FieldError, Hint } from '../fields/field.tsx';
import { PICTURE_MEGABYTES, PICTURE_TYPES, type PictureProblem, savedFromPicture } from './signature-picture.ts';
import styles from './signature-pad.module.css';

export type SignatureUploadProps = { readonly name: string; readonly onRead: (value: string) => void };

/** Chooses a photograph of a signature made on paper. A file that will not do is refused with what to do about it. */
export function SignatureUpload({ name, onRead }: SignatureUploadProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const hintId = useId();
  const words = usePictureProblems();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setReading(true);
    setProblem(null);
    const picture = await savedFromPicture(file);
    setReading(false);
    if (picture.ok) onRead(picture.value);
    else setProblem(picture.error);
  };
  return (
    <div className={styles['upload']}>
      <Hint id={hintId}>
        {t`Sign with a dark pen on white paper and take a photo. PNG or JPEG, up to ${PICTURE_MEGABYTES} MB.`}
      </Hint>
      <div>
        <Button
          variant="ghost"
          aria-describedby={hintId}
          busy={isReading}
          busyText={t`Reading the picture...`}
          iconStart={<IconUpload size={20} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t`Choose a picture`}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        name={`${name}Picture`}
        aria-label={t`Picture of your signature`}
        accept={PICTURE_TYPES}
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // The same file can be chosen again after it was refused.
          target.value = '';
        }}
      />
      <div role="alert">{problem === null ? null : <FieldError>{words[problem]}</FieldError>}</div>
    </div>
  );
}

function usePictureProblems(): Readonly<Record<PictureProblem, string>> {
  const { t } = useLingui();
  return {
    not_a_picture: t`This file is not a PNG or JPEG picture. Choose another one.`,
    too_large: t`This picture is larger than ${PICTURE_MEGABYTES} MB. Choose a smaller one.`,
    unreadable: t`We could not open this picture. Choose another one, or sign in another way.`,
    too_small: t`This picture is too small. Move closer and take the photo again.`,
    too_detailed: t`This picture shows too much besides your signature. Use plain white paper and good light.`,
    no_writing: t`We found no writing in this picture. Sign with a dark pen, and take the photo in good light.`,
    no_paper: t`We could not tell your signature from the paper. Use plain white paper and good light.`,
  };
}
