import { Icon } from '@luxe/ui/icon';
import { Link } from '@luxe/ui/link';
import { bytesText } from '../labels/words.ts';
import { FileRow, List, Photo } from './Files.styles.ts';

export interface FilesProps {
  readonly label: string;
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly bytes: number;
    readonly url: string;
  }[];
}

/** Files to download. Pictures are shown. */
export const Files = ({ label, files }: FilesProps) => (
  <List role="list" aria-label={label}>
    {files.map(({ name, type, bytes, url }) => (
      <FileRow key={url}>
        {type.startsWith('image/') && <Photo src={url} alt="" loading="lazy" />}
        <Link tone="quiet" href={url} download={name}>
          <Icon name="download" size="s" /> <span>{`${name}, ${bytesText(bytes)}`}</span>
        </Link>
      </FileRow>
    ))}
  </List>
);
