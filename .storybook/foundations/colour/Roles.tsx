import { cssColour } from '@luxe/tokens/colour';
import { Icon } from '@luxe/ui/icon';
import { Text } from '@luxe/ui/text';
import { colourIn, roomTitles, tokensUnder, worstReading, type Reading } from '../page/tokens.ts';
import { Edge, Fill, List, Measure, Name, Room, Rooms, Row, Swatch } from './Roles.styles.ts';

/** The roles of a group (`bg`, `text`, …) in each room: as they look where they have least to spare, and how they read there. */
export function Roles({ group, rooms }: { group: string; rooms: readonly string[] }) {
  return (
    <List>
      {tokensUnder(`color.${group}`).map(({ id, variable, description }) => (
        <Row key={id}>
          <Name>
            <Text weight="medium">{id.slice('color.'.length)}</Text>
            {description !== undefined && (
              <Text size="sm" tone="secondary">
                {description}
              </Text>
            )}
            <Text size="micro" tone="tertiary">
              {variable}
            </Text>
          </Name>
          <Rooms>
            {rooms.map((room) => (
              <RoleInRoom key={room} role={id.slice('color.'.length)} room={room} />
            ))}
          </Rooms>
        </Row>
      ))}
    </List>
  );
}

function RoleInRoom({ role, room }: { role: string; room: string }) {
  const reading = worstReading(role, room);
  return (
    <Room>
      <Drawn role={role} room={room} {...(reading && { reading })} />
      <div>
        <Text size="micro" tone="secondary">
          {roomTitles[room]}
        </Text>
        <Text size="xs" tabular>
          {written(role, room)}
        </Text>
        {reading ? <Ratio reading={reading} role={role} /> : <Unmeasured />}
      </div>
    </Room>
  );
}

function Drawn({ role, room, reading }: { role: string; room: string; reading?: Reading }) {
  const [front = role, ground = 'bg.page', needs = 0, wash] = reading?.pair ?? [];
  const colour = (name: string) => cssColour(colourIn(name, room));
  const variables = {
    '--swatch-front': colour(front),
    '--swatch-ground': colour(ground),
    '--swatch-wash': wash === undefined ? 'transparent' : colour(wash),
  };
  return (
    <Swatch variables={variables} aria-hidden>
      {reading === undefined ? <Fill /> : needs > 3 && !front.startsWith('border') ? 'Aa' : <Edge />}
    </Swatch>
  );
}

function Ratio({ role, reading }: { role: string; reading: Reading }) {
  const { pair, ratio } = reading;
  const [front, ground, needs, wash] = pair;
  const passes = ratio >= needs;
  const beside = front === role ? `on ${wash ?? ground}` : `under ${front}`;
  return (
    <Measure>
      <Icon name={passes ? 'check' : 'error'} size="s" label={passes ? 'Passes' : 'Fails'} />
      <Text as="span" size="xs" tabular>
        {ratio.toFixed(2)}
      </Text>
      <Text as="span" size="micro" tone="tertiary">
        {beside}, needs {needs}
      </Text>
    </Measure>
  );
}

const Unmeasured = () => (
  <Text size="micro" tone="tertiary">
    Nothing is asked of it
  </Text>
);

function written(role: string, room: string): string {
  const { hex, alpha } = colourIn(role, room);
  return alpha === 1 ? hex : `${hex}, ${Math.round(alpha * 100)}%`;
}
