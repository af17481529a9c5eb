/** Ports of the bench's programs. They do not collide with a running shop. */
export const benchPorts = { shop: 4710, store: 4711, ops: 4712 };
