/**
 * Writes encoded frames to a WebM file (https://www.matroska.org/technical/elements.html). Unlike
 * MediaRecorder, it includes the length and an index, which a player needs to show the duration and to seek.
 */
export function toWebm({ width, height, seconds, frames }) {
  const info = element(0x1549a966, [
    element(0x2ad7b1, uint(1_000_000)),
    element(0x4489, double(seconds * 1000)),
    element(0x4d80, text('luxe')),
    element(0x5741, text('luxe')),
  ]);
  const video = element(0xe0, [element(0xb0, uint(width)), element(0xba, uint(height))]);
  const track = [element(0xd7, uint(1)), element(0x73c5, uint(1)), element(0x83, uint(1)), element(0x86, text('V_VP9')), video];
  const tracks = element(0x1654ae6b, [element(0xae, track)]);
  const clusters = toClusters(frames);
  // The index comes before the clusters. Its numbers have a fixed width, so its length is known in advance.
  const indexAt = (offset) => {
    let at = offset;
    return element(
      0x1c53bb6b,
      clusters.map(({ ms, bytes }) => {
        const positions = [element(0xf7, uint(1)), element(0xf1, uint(at, 8))];
        at += bytes.length;
        return element(0xbb, [element(0xb3, uint(ms, 8)), element(0xb7, positions)]);
      }),
    );
  };
  const before = info.length + tracks.length;
  const index = indexAt(before + indexAt(0).length);
  const header = element(0x1a45dfa3, [
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, text('webm')),
    element(0x4287, uint(4)),
    element(0x4285, uint(2)),
  ]);
  return Buffer.concat([header, element(0x18538067, [info, tracks, index, ...clusters.map(({ bytes }) => bytes)])]);
}

/** Groups frames into clusters, one from each key frame to the next. */
function toClusters(frames) {
  const groups = [];
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([]);
    groups.at(-1).push(frame);
  }
  return groups.map((group) => {
    const { ms } = group[0];
    const blocks = group.map((frame) => {
      const header = Buffer.from([0x81, 0, 0, frame.isKey ? 0x80 : 0]);
      header.writeInt16BE(frame.ms - ms, 1);
      return element(0xa3, [header, frame.data]);
    });
    return { ms, bytes: element(0x1f43b675, [element(0xe7, uint(ms)), ...blocks]) };
  });
}

function element(id, content) {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([uint(id), size, body]);
}

function uint(value, bytes = Math.max(1, Math.ceil(value.toString(16).length / 2))) {
  return Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex');
}

function double(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

const text = (value) => Buffer.from(value, 'latin1');
