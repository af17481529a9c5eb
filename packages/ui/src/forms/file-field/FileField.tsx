import { useId, useImperativeHandle, useRef, useState, type DragEvent, type Ref } from 'react';
import { Field, type BaseFieldProps } from '../field/Field.tsx';
import { Message } from '../field/Field.styles.ts';
import { Icon } from '../../typography/icon/Icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { FileRow, type FileRowLabels } from './FileRow.tsx';
import { ChooseButton, Drop, DropText, Input, List, Errors } from './FileField.styles.ts';
import { validateFiles, type FileLimits, type FileErrorLabels } from './validateFiles.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

/** A selected file and the state of its upload. The caller uploads the file and reports the state here. */
export type FieldFile = {
  /** Distinguishes two files of the same name. */
  id: string;
  /** The selected file itself. Undefined for a file that is already on the server. */
  file?: File;
  name: string;
  /** In bytes. */
  size: number;
  /**
   * URL of a preview picture for a file that is already on the server. Not needed for pictures that the
   * shopper selects: the field previews them itself.
   */
  previewUrl?: string;
  /** Uploaded share, 0 to 1. Undefined when no upload is under way. */
  progress?: number;
  /** Why the upload failed. With `onRetry`, the row offers a retry. */
  failureReason?: string;
};

/** All texts that the file field shows or announces. Default: English. The prop `labels` replaces texts. */
export type FileLabels = FileErrorLabels &
  FileRowLabels & {
    choose: string;
    /** Shown beside the button. */
    drop: string;
    added: (names: readonly string[]) => string;
    removed: (name: string) => string;
    /** Text that replaces `drop` once the field contains the maximum number of files, `max`. */
    full: (max: number) => string;
  };

const english: FileLabels = {
  choose: 'Choose files',
  drop: 'or drop them here',
  added: (names) => `Added ${names.join(', ')}`,
  removed: (name) => `Removed ${name}`,
  full: (max) => `${max} of ${max} added. Remove one to choose another`,
  type: (name) => `${name} is not a supported file type`,
  large: (name, limit) => `${name} is larger than ${limit}`,
  empty: (name) => `${name} is empty`,
  many: (max) => `You can add up to ${max}. The rest were not added`,
  remove: (name) => `Remove ${name}`,
  retry: 'Try again',
  sending: (name, percent) => `Sending ${name}, ${percent} %`,
};

export type FileFieldProps = BaseFieldProps &
  FileLimits & {
    id?: string;
    className?: string;
    files: readonly FieldFile[];
    /** Called with the new list after files were added or one was removed. */
    onFilesChange: (files: FieldFile[]) => void;
    onRetry?: (file: FieldFile) => void;
    onBlur?: () => void;
    disabled?: boolean;
    /** Opens the rear camera on a phone. */
    capture?: boolean;
    labels?: Partial<FileLabels>;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * Files from the shopper: photographs for a return, a card for KYC. The shopper selects files with the native
 * input or drops them on it. Unsuitable files are rejected by name with the reason. Selected files are listed
 * with a preview and can be removed.
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
  labels,
  ref,
  ...frame
}: FileFieldProps) {
  const allLabels = { ...english, ...labels };
  const generated = useId();
  const id = frame.id ?? generated;
  const errorsId = `${id}-errors`;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [errors, setErrors] = useState<string[]>([]);
  const [status, setStatus] = useState('');
  const [over, setOver] = useState(false);
  const full = files.length >= maxFiles;
  const closed = disabled || full;

  const addFiles = (chosen: readonly File[]) => {
    const validated = validateFiles(chosen, files, { accept, maxFiles, maxBytes }, allLabels);
    setErrors(validated.errors);
    if (validated.accepted.length === 0) return;
    const added = validated.accepted.map((file) => ({ id: newId(), file, name: file.name, size: file.size }));
    setStatus(allLabels.added(added.map(({ name }) => name)));
    onFilesChange([...files, ...added]);
  };
  const remove = (removed: FieldFile) => {
    setErrors([]);
    setStatus(allLabels.removed(removed.name));
    onFilesChange(files.filter((file) => file !== removed));
    // The pressed button disappears with its row, so focus needs another target.
    moveFocus(input.current);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!closed) addFiles([...event.dataTransfer.files]);
  };

  return (
    <Field {...frame} id={id} describedBy={errors.length > 0 ? errorsId : undefined}>
      {(wiring) => (
        <>
          <Drop
            data-drag-over={over || undefined}
            data-invalid={wiring['aria-invalid'] ?? (errors.length > 0 || undefined)}
            data-disabled={disabled || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!closed);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            {/* Stays in the tab order when full, because focus moves here after a removal. */}
            <ChooseButton
              as="span"
              $emphasis="secondary"
              $size="s"
              $block={false}
              data-unavailable={closed || undefined}
            >
              {allLabels.choose}
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
                  addFiles([...(event.currentTarget.files ?? [])]);
                  // Allows the same file to be selected again after its removal.
                  event.currentTarget.value = '';
                }}
              />
            </ChooseButton>
            <DropText>{full ? allLabels.full(maxFiles) : allLabels.drop}</DropText>
          </Drop>
          <Errors id={errorsId} role="alert">
            {errors.map((message) => (
              <Message key={message} $tone="error">
                <Icon name="warning" size="s" />
                {message}
              </Message>
            ))}
          </Errors>
          {files.length > 0 && (
            <List aria-label={frame.label}>
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  labels={allLabels}
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
