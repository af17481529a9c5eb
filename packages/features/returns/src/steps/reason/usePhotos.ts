import { current } from '@luxe/contract/calls';
import { attempt, useClient } from '@luxe/resources';
import type { FieldFile } from '@luxe/ui/file-field';
import { useRef, useState } from 'react';
import type { DraftPhoto, ReturnDraft } from '../../data/draft.ts';
import type { ChangeDraft } from '../../data/useReturnDraft.ts';

export interface Photos {
  readonly files: readonly FieldFile[];
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly onFilesChange: (files: FieldFile[]) => void;
  readonly onRetry: (file: FieldFile) => void;
}

/** The photos of a draft. Each is sent as soon as it is chosen, and joins the draft once the store has it. */
export function usePhotos(draft: ReturnDraft, onChange: ChangeDraft): Photos {
  const client = useClient();
  const [files, setFiles] = useState(() => draft.photos.map(toFile));
  /** The photos that the store has, by the id of their file. */
  const sent = useRef(new Map(draft.photos.map((photo) => [photo.photoId, photo])));
  /** The latest files, for responses that arrive later. */
  const latest = useRef(files);

  function show(next: FieldFile[]) {
    latest.current = next;
    setFiles(next);
    onChange({ photos: next.flatMap(({ id }) => sent.current.get(id) ?? []) });
  }
  const update = (id: string, change: Partial<FieldFile>) =>
    show(latest.current.map((one) => (one.id === id ? withChange(one, change) : one)));

  async function send({ id, file, name, size }: FieldFile) {
    if (!file) return;
    update(id, { progress: 0 });
    const outcome = await attempt(() =>
      client.call('addReturnPhoto', { params: { user: current }, body: { files: [file] } }),
    );
    if (outcome.ok) sent.current.set(id, { photoId: outcome.photoId, name, size });
    update(id, outcome.ok ? {} : { failureReason: outcome.message });
  }

  return {
    files,
    isPending: files.some(({ progress }) => progress !== undefined),
    hasFailed: files.some(({ failureReason }) => failureReason !== undefined),
    onFilesChange: (next) => {
      const added = next.filter(({ id }) => latest.current.every((one) => one.id !== id));
      show(next);
      for (const file of added) void send(file);
    },
    onRetry: (file) => void send(file),
  };
}

const toFile = ({ photoId, name, size }: DraftPhoto): FieldFile => ({ id: photoId, name, size });

/** Replaces the state of an upload, so that a file is pending, failed or sent. */
const withChange = (
  { progress: _progress, failureReason: _failure, ...file }: FieldFile,
  change: Partial<FieldFile>,
): FieldFile => ({ ...file, ...change });
