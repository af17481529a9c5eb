import { useEffect, useRef } from 'react';
import { Icon } from '../../typography/icon/Icon.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import type { FieldFile } from './FileField.tsx';
import { Bar, Failed, Name, Preview, Row, Size, Content } from './FileField.styles.ts';
import { sizeText } from './validateFiles.ts';

export type FileRowLabels = {
  remove: (name: string) => string;
  retry: string;
  sending: (name: string, percent: number) => string;
};

type FileRowProps = {
  file: FieldFile;
  labels: FileRowLabels;
  disabled: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
};

/** A selected file: preview, name, size, and the progress or error of its upload. */
export function FileRow({ file, labels, disabled, onRemove, onRetry }: FileRowProps) {
  const { name, size, progress, failureReason } = file;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <Row>
      <Thumbnail file={file} />
      <Content>
        <Name>{name}</Name>
        {failureReason === undefined ? (
          <Size>{sizeText(size)}</Size>
        ) : (
          <Failed role="status">
            <Icon name="warning" size="s" />
            <span>
              {failureReason} {onRetry && <TextButton onClick={onRetry}>{labels.retry}</TextButton>}
            </span>
          </Failed>
        )}
        {percent !== undefined && failureReason === undefined && (
          <Bar max={100} value={percent} aria-label={labels.sending(name, percent)} />
        )}
      </Content>
      <IconButton icon="close" label={labels.remove(name)} disabled={disabled} onClick={onRemove} />
    </Row>
  );
}

/** A preview for a picture, otherwise an icon. Revokes the object URL on unmount. */
function Thumbnail({ file: { file, previewUrl } }: { file: FieldFile }) {
  const picture = useRef<HTMLImageElement>(null);
  const pictureFile = file?.type.startsWith('image/') ? file : undefined;
  useEffect(() => {
    if (!pictureFile || !picture.current) return undefined;
    const url = URL.createObjectURL(pictureFile);
    picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [pictureFile]);
  if (!pictureFile && previewUrl === undefined)
    return (
      <Preview>
        <Icon name="info" />
      </Preview>
    );
  return (
    <Preview>
      <img ref={picture} src={pictureFile ? undefined : previewUrl} alt="" />
    </Preview>
  );
}
