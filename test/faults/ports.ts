/**
 * A port that refuses connections. It is below the range of automatically assigned ports, so no other server of the
 * tests can get it.
 */
export const REFUSING_PORT = 1;
