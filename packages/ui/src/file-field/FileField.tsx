import { useId, useImperativeHandle, useRef, useState, type DragEvent, type Ref } from 'react';
import { Field, type FieldWords } from '../field/Field.tsx';
import { Message } from '../field/Field.styles.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { FileRow, type FileRowWords } from './FileRow.tsx';
import { Choose, Drop, DropWords, Input, List, Refusals } from './FileField.styles.ts';
import { judge, type FileLimits, type RefusalWords } from './judge.ts';
import { moveFocus } from '../focus/moveFocus.ts';

/** One chosen file and how its sending goes. Driven by the caller: the field sends nothing. */
export type FieldFile = {
  /** Tells two files of one name apart. */
  id: string;
  /** Undefined for one that the shop has already. */
  file?: File;
  name: string;
  /** In bytes. */
  size: number;
  /** A picture that is shown in small, for one that the shop has already. Own pictures are shown by themselves. */
  preview?: string;
  /** Share that has arrived, 0 to 1; undefined when nothing is on its way. */
  progress?: number;
  /** Why it did not arrive. Offers to try again where `onRetry` is given. */
  failed?: string;
};

/** What the field says by itself. */
export type FileWords = RefusalWords &
  FileRowWords & {
    choose: string;
    /** After the button, where a pointer can drop. */
    drop: string;
    added: (names: readonly string[]) => string;
    removed: (name: string) => string;
    /** In place of the button when no more fit. */
    full: (most: number) => string;
  };

const english: FileWords = {
  choose: 'Choose files',
  drop: 'or drop them here',
  added: (names) => `Added ${names.join(', ')}`,
  removed: (name) => `Removed ${name}`,
  full: (most) => `All ${most} are here. Remove one to choose another`,
  type: (name) => `${name} is not a kind of file we can read`,
  large: (name, limit) => `${name} is larger than ${limit}`,
  empty: (name) => `${name} is empty`,
  many: (most) => `At most ${most} can be sent. The rest were left out`,
  remove: (name) => `Remove ${name}`,
  retry: 'Try again',
  sending: (name, percent) => `Sending ${name}, ${percent} %`,
};

export type FileFieldProps = FieldWords &
  FileLimits & {
    id?: string;
    className?: string;
    files: readonly FieldFile[];
    /** The list as it should be: with what was chosen and fits, without what was removed. */
    onFilesChange: (files: FieldFile[]) => void;
    onRetry?: (file: FieldFile) => void;
    onBlur?: () => void;
    disabled?: boolean;
    /** On a phone, opens the camera at its back. */
    capture?: boolean;
    words?: Partial<FileWords>;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * Files from the shopper: photographs of a return, a card for KYC. The native input does the choosing, a drop is extra.
 * What does not fit is refused in words, by name; what was chosen is listed, shown in small, and can be removed.
 */
export function FileField({
  files,
  onFilesChange,
  onRetry,
  onBlur,
  accept,
  maxFiles = 1,
  maxBytes,
  disabled = false,
  capture = false,
  words,
  ref,
  ...frame
}: FileFieldProps) {
  const say = { ...english, ...words };
  const generated = useId();
  const id = frame.id ?? generated;
  const refusalsId = `${id}-refusals`;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [status, setStatus] = useState('');
  const [over, setOver] = useState(false);
  const full = files.length >= maxFiles;
  const closed = disabled || full;

  const take = (chosen: readonly File[]) => {
    const judged = judge(chosen, files, { accept, maxFiles, maxBytes }, say);
    setRefusals(judged.refusals);
    if (judged.fits.length === 0) return;
    const added = judged.fits.map((file) => ({ id: newId(), file, name: file.name, size: file.size }));
    setStatus(say.added(added.map(({ name }) => name)));
    onFilesChange([...files, ...added]);
  };
  const remove = (gone: FieldFile) => {
    setRefusals([]);
    setStatus(say.removed(gone.name));
    onFilesChange(files.filter((file) => file !== gone));
    // The pressed button goes with its row: focus must stay somewhere.
    moveFocus(input.current);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!closed) take([...event.dataTransfer.files]);
  };

  return (
    <Field {...frame} id={id} describedBy={refusals.length > 0 ? refusalsId : undefined}>
      {(wiring) => (
        <>
          <Drop
            data-over={over || undefined}
            data-invalid={wiring['aria-invalid'] ?? (refusals.length > 0 || undefined)}
            data-disabled={disabled || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!closed);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            {/* Stays in the tab order when full, where focus lands after a removal. */}
            <Choose
              as="span"
              $emphasis="secondary"
              $size="s"
              $block={false}
              data-closed={closed || undefined}
            >
              {say.choose}
              <Input
                {...wiring}
                ref={input}
                type="file"
                accept={accept}
                multiple={maxFiles > 1}
                capture={capture ? 'environment' : undefined}
                disabled={disabled}
                aria-disabled={full || undefined}
                onClick={(event) => full && event.preventDefault()}
                onBlur={onBlur}
                onChange={(event) => {
                  take([...(event.currentTarget.files ?? [])]);
                  // So that the same file can be chosen again after it was removed.
                  event.currentTarget.value = '';
                }}
              />
            </Choose>
            <DropWords>{full ? say.full(maxFiles) : say.drop}</DropWords>
          </Drop>
          <Refusals id={refusalsId} role="alert">
            {refusals.map((words) => (
              <Message key={words} $tone="error">
                <Icon name="warning" size="s" />
                {words}
              </Message>
            ))}
          </Refusals>
          {files.length > 0 && (
            <List aria-label={frame.label}>
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  words={say}
                  disabled={disabled}
                  onRemove={() => remove(file)}
                  onRetry={onRetry && (() => onRetry(file))}
                />
              ))}
            </List>
          )}
          <VisuallyHidden role="status">{status}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

let count = 0;
const newId = () => `file-${(count += 1)}`;
