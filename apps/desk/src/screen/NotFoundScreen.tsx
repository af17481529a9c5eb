import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { Screen } from './Screen.tsx';

/** An address without a screen. */
export const NotFoundScreen = () => (
  <Screen title="Not found">
    <Text>The desk has no such page.</Text>
    <p>
      <Link href="/desk">Start page</Link>
    </p>
  </Screen>
);
