import { usePush } from './data/usePush.ts';
import { PushSwitchView } from './views/PushSwitchView.tsx';

/** Messages about orders to this device. Renders nothing in a shop that sends none. */
export function PushSwitch() {
  const { change, ...push } = usePush();
  return <PushSwitchView {...push} onChange={(isOn) => void change(isOn)} />;
}
