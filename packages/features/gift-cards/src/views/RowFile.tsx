import { FileField, type FieldFile } from '@luxe/ui/file-field';
import { Loader } from '@luxe/ui/loader';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from '../data/corporateCopy.ts';

/** What a file contained. */
export type ReadFile =
  | { ok: true; rows: number; errors: readonly { line: number; message: string }[] }
  | { ok: false; message: string };

export type RowFileProps = {
  /** Reads the rows of a file into the form. Never rejects. */
  onRead: (csv: string) => Promise<ReadFile>;
};

const maxBytes = 48_000;

/** Reads the rows from a CSV file. Lines that cannot be read are listed with their reason. */
export function RowFile({ onRead }: RowFileProps) {
  const [files, setFiles] = useState<FieldFile[]>([]);
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<ReadFile>();

  async function read(next: FieldFile[]) {
    setFiles(next);
    setResult(undefined);
    const file = next[0]?.file;
    if (!file) return;
    setReading(true);
    const csv = await file.text().catch(() => undefined);
    setResult(csv === undefined ? { ok: false, message: copy.fileUnreadable } : await onRead(csv));
    setReading(false);
  }

  return (
    <Stack gap={16}>
      <div>
        <FileField
          label={copy.file}
          hint={copy.fileHint}
          optional
          accept=".csv,text/csv,text/plain"
          maxBytes={maxBytes}
          files={files}
          onFilesChange={(next) => void read(next)}
        />
        <Loader active={isReading} label={copy.fileReading} />
      </div>
      {result &&
        (result.ok ? (
          <>
            <Text size="sm" role="status">
              {copy.fileRead(result.rows)}
            </Text>
            {result.errors.length > 0 && (
              <Notice tone="error" live title={copy.fileFaulty(result.errors.length)}>
                <ul>
                  {result.errors.map(({ line, message }) => (
                    <li key={line}>{copy.line(line, message)}</li>
                  ))}
                </ul>
              </Notice>
            )}
          </>
        ) : (
          <Notice tone="error" live title={copy.fileFailed}>
            {result.message}
          </Notice>
        ))}
    </Stack>
  );
}
