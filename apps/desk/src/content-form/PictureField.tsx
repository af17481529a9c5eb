import type { FieldProps } from '@rjsf/utils';
import { deskFiles, deskPath, type DeskContentPicture } from '@luxe/contract/desk';
import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { moveFocus } from '@luxe/ui/focus';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { PictureList } from './PictureList.tsx';
import { Group, Thumbnail } from './Templates.styles.ts';

interface PictureValue {
  readonly file?: string;
  readonly width?: number;
  readonly height?: number;
  readonly tone?: string;
  readonly alt?: string;
}

/** A picture from the media of the shop. A picture that is no crop has its own description. */
export function PictureField({
  schema,
  formData,
  errorSchema,
  rawErrors,
  required,
  onChange,
  fieldPathId,
}: FieldProps) {
  const [open, setOpen] = useState(false);
  const value = (formData ?? {}) as PictureValue;
  const { path, $id: id } = fieldPathId;
  const change = (next: PictureValue) => onChange(next, path);
  const errorOf = (name: string) =>
    (errorSchema as Readonly<Record<string, { __errors?: string[] }>> | undefined)?.[name]?.__errors?.[0];
  const error = rawErrors?.[0] ?? errorOf('file');
  const choose = ({ file, width, height, tone, alt }: DeskContentPicture) => {
    const described = schema['widget'] === 'picture' && !value.alt && alt !== '';
    change({ ...value, file, width, height, tone, ...(described && { alt }) });
    setOpen(false);
  };
  const remove = () => {
    change({});
    // The pressed button disappears.
    moveFocus(document.getElementById(id));
  };
  return (
    <Group>
      <legend>
        <Text as="span" size="ui">
          {schema.title}
        </Text>
      </legend>
      {value.file && (
        <Thumbnail
          alt=""
          width={value.width}
          height={value.height}
          src={
            value.file.startsWith('https://')
              ? value.file
              : deskPath(deskFiles.contentPicture.path, { file: value.file })
          }
        />
      )}
      {error !== undefined && <Notice tone="error" title={error} />}
      <Stack direction="row" gap={12} wrap>
        <Dialog
          size="l"
          title="Choose a picture"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button id={id} type="button" size="s" emphasis="secondary">
              {value.file ? 'Choose another picture' : 'Choose a picture'}
            </Button>
          }
        >
          <PictureList onChoose={choose} />
        </Dialog>
        {value.file && !required && (
          <Button type="button" size="s" emphasis="secondary" onClick={remove}>
            Remove the picture
          </Button>
        )}
        {value.width !== undefined && (
          <Text as="span" size="sm" tone="secondary" tabular>
            {`${value.width} × ${value.height}`}
          </Text>
        )}
      </Stack>
      {schema['widget'] === 'picture' && (
        <TextField
          id={`${id}_alt`}
          label="Description of the picture"
          hint="What it shows, for shoppers who cannot see it. Empty if it adds nothing."
          autoComplete="off"
          optional
          error={errorOf('alt')}
          value={value.alt ?? ''}
          onChange={({ currentTarget }) => change({ ...value, alt: currentTarget.value })}
        />
      )}
    </Group>
  );
}
