import { TextButton } from '@luxe/ui/text-button';
import { useState, type ComponentType } from 'react';
import { copy } from './copy.ts';
import type { SizeGuideProps } from './SizeGuide.tsx';

const load = () => import('./SizeGuide.tsx');

/** Opens the size guide, whose code and words come when somebody means to. */
export function SizeGuideButton(guide: Pick<SizeGuideProps, 'productId' | 'chosen'>) {
  const [Guide, setGuide] = useState<ComponentType<SizeGuideProps>>();
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <TextButton
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() =>
          void load().then(
            ({ SizeGuide }) => setGuide(() => SizeGuide),
            () => undefined,
          )
        }
      >
        {copy.sizeGuide}
      </TextButton>
      {Guide && <Guide {...guide} onClose={() => setGuide(undefined)} />}
    </>
  );
}
