import { ChoiceTiles } from '@luxe/ui/choice-tiles';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { moveFocus } from '@luxe/ui/focus';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DeskError } from '../client/deskError.ts';
import { useDeskClient } from '../client/DeskData.tsx';
import { Inline } from '../screen/Inline.tsx';
import { Section } from '../screen/Section.tsx';
import { Pane, Viewport } from './PreviewPane.styles.ts';

export interface PreviewPaneProps {
  readonly kind: string;
  readonly entryKey: string;
  /** The saved draft. Another revision loads the preview again. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** Widths in pixels at which shoppers see a page. */
const widths = [
  { value: '1440', label: 'Desktop 1440' },
  { value: '390', label: 'Phone 390' },
] as const;

/** The page of the shop with the saved draft. It follows each save. */
export function PreviewPane({ kind, entryKey: key, revision, onClose }: PreviewPaneProps) {
  const client = useDeskClient();
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [width, setWidth] = useState<string>(widths[0].value);
  const viewport = useScale(Number(width));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the preview is gone.
  useLayoutEffect(() => moveFocus(heading.current), []);

  const load = useCallback(
    async (isOver: () => boolean) => {
      try {
        const found = await client.call('previewContent', { params: { kind, key }, body: { revision } });
        if (isOver()) return;
        setUrl(found.url);
        setProblem(undefined);
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        if (!isOver()) setProblem(error.message);
      }
    },
    [client, kind, key, revision],
  );
  useEffect(() => {
    if (revision === 0) return undefined;
    let isOver = false;
    void load(() => isOver);
    return () => {
      isOver = true;
    };
  }, [load, revision]);

  return (
    <Pane>
      <Section
        title="Preview"
        headingRef={heading}
        aside={
          <Inline>
            {url !== undefined && revision !== 0 && (
              <Link href={url} target="_blank" rel="noopener">
                Open in a new tab
              </Link>
            )}
            <TextButton onClick={onClose}>Close the preview</TextButton>
          </Inline>
        }
      >
        <ChoiceTiles
          legend="Width of the page"
          hideLegend
          options={widths}
          value={width}
          onValueChange={setWidth}
        />
        {problem !== undefined && (
          <Notice
            live
            tone="warning"
            title="The preview could not be loaded"
            action={<TextButton onClick={() => void load(() => false)}>Try again</TextButton>}
          >
            {problem}
          </Notice>
        )}
        {revision === 0 ? (
          <Text size="ui" tone="secondary">
            Save a draft to see it here.
          </Text>
        ) : (
          <Viewport ref={viewport}>
            {url !== undefined && (
              // The page is of another origin. It can run its scripts, and cannot lead this page elsewhere.
              <iframe
                title="Preview of the page"
                src={url}
                width={width}
                // oxlint-disable-next-line react/iframe-missing-sandbox -- The shop has another origin.
                sandbox="allow-scripts allow-same-origin"
                referrerPolicy="no-referrer"
              />
            )}
          </Viewport>
        )}
      </Section>
    </Pane>
  );
}

/** Scales a page of a width down to the space that an element has. */
function useScale(width: number) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const fit = () =>
      current.style.setProperty(
        '--preview-scale',
        String(Math.min(1, (current.clientWidth || width) / width)),
      );
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return element;
}
