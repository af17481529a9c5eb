import { moveFocus } from '@luxe/ui/focus';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReturnScreen, ReturnsScreen } from '@luxe/feature-returns';
import { PageHead } from '../../head/PageHead.tsx';
import { MissingOrder } from './MissingOrder.tsx';

/** `/my-account/returns?page=`, and one return with `?returnCode=`. */
export default function ReturnsPage() {
  const [query] = useSearchParams();
  const returnCode = query.get('returnCode') ?? '';
  const lastCode = useRef(returnCode);
  useEffect(() => {
    if (lastCode.current === returnCode) return;
    lastCode.current = returnCode;
    // For a shopper, a return is another page than the list. The pressed link is no longer there.
    moveFocus(document.getElementById('main'), { scroll: 'none' });
  }, [returnCode]);
  return (
    <>
      <PageHead title={returnCode ? 'Return | LUXE' : 'Your returns | LUXE'} />
      {returnCode ? (
        <ReturnScreen
          notFound={<MissingOrder />}
          returnCode={returnCode}
          isPlaced={query.get('placed') === 'true'}
          key={returnCode}
        />
      ) : (
        <ReturnsScreen params={query} />
      )}
    </>
  );
}
