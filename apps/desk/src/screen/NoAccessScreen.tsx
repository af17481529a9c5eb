import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { Screen } from './Screen.tsx';

/** A screen that needs a role which the account does not have. */
export const NoAccessScreen = () => (
  <Screen title="No access">
    <Text>
      Your account has no access to this part of the desk. A person with access to the server can add a role.
    </Text>
    <p>
      <Link href="/desk">Start page</Link>
    </p>
  </Screen>
);
