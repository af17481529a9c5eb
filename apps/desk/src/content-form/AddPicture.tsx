import {
  deskContentLimits,
  deskPictureBytes,
  deskPictureTypes,
  type DeskContentPicture,
} from '@luxe/contract/desk';
import { Button } from '@luxe/ui/button';
import { FileField, type FieldFile } from '@luxe/ui/file-field';
import { moveFocus } from '@luxe/ui/focus';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import { useRef, useState } from 'react';
import { DeskError } from '../client/deskError.ts';
import { useDeskClient } from '../client/DeskData.tsx';

/**
 * Adds a picture to the media of the shop. A description is required. What is typed stays after a failure.
 */
export function AddPicture({ onAdd }: { readonly onAdd: (picture: DeskContentPicture) => void }) {
  const client = useDeskClient();
  const [files, setFiles] = useState<readonly FieldFile[]>([]);
  const [alt, setAlt] = useState('');
  const [errors, setErrors] = useState<{ readonly file?: string; readonly alt?: string }>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const altInput = useRef<HTMLInputElement>(null);

  const add = async () => {
    const file = files[0]?.file;
    const found = {
      ...(!file && { file: 'Choose a picture.' }),
      ...(alt.trim() === '' && { alt: 'Describe what the picture shows.' }),
    };
    setErrors(found);
    setProblem(undefined);
    if (!file || found.alt !== undefined) {
      moveFocus((file ? altInput : fileInput).current);
      return;
    }
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      onAdd(await client.addPicture(file, alt.trim()));
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      setProblem(error.message);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  return (
    <Stack gap={16}>
      <FileField
        ref={fileInput}
        label="New picture"
        hint="JPEG, PNG, WebP or AVIF, at most 20 MB. The shop removes hidden data, such as the place."
        accept={deskPictureTypes.join(',')}
        maxBytes={deskPictureBytes}
        files={files}
        onFilesChange={setFiles}
        error={errors.file}
        labels={{ choose: 'Choose a file' }}
      />
      <TextField
        ref={altInput}
        label="What the picture shows"
        hint="For shoppers who cannot see it: A dark red handbag on a stone block"
        autoComplete="off"
        maxLength={deskContentLimits.alt}
        error={errors.alt}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      {problem !== undefined && <Notice live tone="error" title={problem} />}
      <div>
        <Button
          type="button"
          size="s"
          emphasis="secondary"
          busy={busy}
          busyLabel="Adding"
          onClick={() => void add()}
        >
          Add the picture
        </Button>
      </div>
    </Stack>
  );
}
