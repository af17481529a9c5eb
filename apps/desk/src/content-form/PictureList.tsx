import type { DeskContentPicture } from '@luxe/contract/desk';
import { Disclosure } from '@luxe/ui/disclosure';
import { EmptyState } from '@luxe/ui/empty-state';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { moveFocus } from '@luxe/ui/focus';
import { useDeferredValue, useRef, useState } from 'react';
import { useRead } from '../client/useRead.ts';
import { AddPicture } from './AddPicture.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { PictureName, Pictures, Thumbnail } from './Templates.styles.ts';

/** The pictures of the shop, by the path of their file. */
export function PictureList({ onChoose }: { onChoose: (picture: DeskContentPicture) => void }) {
  const [typed, setTyped] = useState('');
  const [after, setAfter] = useState<string>();
  const hasTurned = useRef(false);
  const search = useDeferredValue(typed.trim());
  const read = useRead('contentPictures', {
    query: { ...(search !== '' && { search }), ...(after !== undefined && { after }) },
  });
  const turnTo = (page: string | undefined) => {
    hasTurned.current = true;
    setAfter(page);
  };
  /** The focus goes to the pictures of another page, because the pressed button may disappear. */
  const focusAfterTurn = (list: HTMLElement | null) => {
    if (!list || !hasTurned.current) return;
    hasTurned.current = false;
    moveFocus(list);
  };
  return (
    <Stack gap={24}>
      <Disclosure summary="Add a picture">
        <AddPicture onAdd={onChoose} />
      </Disclosure>
      <TextField
        label="Name of the file"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAfter(undefined);
        }}
      />
      <ReadState read={read}>
        {({ pictures, next }) =>
          pictures.length === 0 ? (
            <div role="status">
              <EmptyState title="No pictures" size="title-s">
                Use another word, or add a picture.
              </EmptyState>
            </div>
          ) : (
            <>
              <Pictures role="list" aria-label="Pictures" tabIndex={-1} ref={focusAfterTurn}>
                {pictures.map((picture) => (
                  <li key={picture.file}>
                    <Stack gap={4}>
                      <Thumbnail alt="" src={picture.url} width={picture.width} height={picture.height} />
                      <TextButton onClick={() => onChoose(picture)}>
                        <PictureName>{picture.name}</PictureName>
                      </TextButton>
                      <Text size="sm" tone="secondary" tabular>
                        {`${picture.width} × ${picture.height}`}
                      </Text>
                    </Stack>
                  </li>
                ))}
              </Pictures>
              <Stack direction="row" gap={16} wrap>
                {after !== undefined && (
                  <TextButton onClick={() => turnTo(undefined)}>First pictures</TextButton>
                )}
                {next !== null && <TextButton onClick={() => turnTo(next)}>Further pictures</TextButton>}
              </Stack>
            </>
          )
        }
      </ReadState>
    </Stack>
  );
}
