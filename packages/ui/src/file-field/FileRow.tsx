import { useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import type { FieldFile } from './FileField.tsx';
import { Bar, Failed, Name, Preview, Row, Size, Words } from './FileField.styles.ts';
import { sizeText } from './judge.ts';

export type FileRowWords = {
  remove: (name: string) => string;
  retry: string;
  sending: (name: string, percent: number) => string;
};

type FileRowProps = {
  file: FieldFile;
  words: FileRowWords;
  disabled: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
};

/** One chosen file: in small, its name and size, how far it has come or why it did not arrive. */
export function FileRow({ file, words, disabled, onRemove, onRetry }: FileRowProps) {
  const { name, size, progress, failed } = file;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <Row>
      <Thumbnail file={file} />
      <Words>
        <Name>{name}</Name>
        {failed === undefined ? (
          <Size>{sizeText(size)}</Size>
        ) : (
          <Failed role="status">
            <Icon name="warning" size="s" />
            <span>
              {failed} {onRetry && <TextButton onClick={onRetry}>{words.retry}</TextButton>}
            </span>
          </Failed>
        )}
        {percent !== undefined && failed === undefined && (
          <Bar max={100} value={percent} aria-label={words.sending(name, percent)} />
        )}
      </Words>
      <IconButton icon="close" label={words.remove(name)} disabled={disabled} onClick={onRemove} />
    </Row>
  );
}

/** The picture itself where it is one. Its address in the browser's memory is given back when the row goes. */
function Thumbnail({ file: { file, preview } }: { file: FieldFile }) {
  const picture = useRef<HTMLImageElement>(null);
  const own = file?.type.startsWith('image/') ? file : undefined;
  useEffect(() => {
    if (!own || !picture.current) return undefined;
    const address = URL.createObjectURL(own);
    picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [own]);
  if (!own && preview === undefined)
    return (
      <Preview>
        <Icon name="info" />
      </Preview>
    );
  return (
    <Preview>
      <img ref={picture} src={own ? undefined : preview} alt="" />
    </Preview>
  );
}
