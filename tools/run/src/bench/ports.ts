/** Where the bench's programs listen: together, and away from a shop that is open. */
export const benchPorts = { shop: 4710, store: 4711, ops: 4712 };
