import { Link } from '@luxe/ui/link';
import { useParams } from 'react-router-dom';
import { useRead } from '../client/useRead.ts';
import { Inline } from '../screen/Inline.tsx';
import { ReadState } from '../screen/ReadState.tsx';
import { Screen } from '../screen/Screen.tsx';
import { contentListPath, contentStateLabels } from './contentLabels.ts';
import { EntryEditor } from './EntryEditor.tsx';

/** One entry: its form, its draft and its versions. */
export function ContentEntryScreen() {
  const { kind = '', key = '' } = useParams();
  const read = useRead('contentEntry', { params: { kind, key } });
  const entry = read.data?.entry;
  const back = { href: contentListPath({ kind }), text: entry?.kindTitle ?? 'Content' };
  return (
    <Screen
      title={entry?.title || key}
      back={
        <Link tone="quiet" href={back.href}>
          {back.text}
        </Link>
      }
      lead={
        entry && (
          <Inline>
            <span>{contentStateLabels[entry.state]}</span>
            <span>{entry.path ?? entry.key}</span>
          </Inline>
        )
      }
    >
      <ReadState read={read} back={back}>
        {(loaded) => <EntryEditor entry={loaded.entry} />}
      </ReadState>
    </Screen>
  );
}
