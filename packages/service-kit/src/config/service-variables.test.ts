import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from './read-config.js';
import { listenVariables, presentListenVariables } from './service-variables.js';

const addressesOf = (environment: Record<string, string>) =>
  presentListenVariables(readConfig(z.object(listenVariables('auth')), environment));

describe('the admin port', () => {
  it('is 5000 above the port, on its host', () => {
    expect(addressesOf({ HOST: '0.0.0.0' })).toEqual({
      port: 4001,
      host: '0.0.0.0',
      adminPort: 9001,
      adminHost: '0.0.0.0',
    });
  });

  it.each([
    ['0', 0],
    ['60535', 65_535],
    ['60536', 55_536],
  ])('of PORT=%s is %d', (PORT, adminPort) => {
    expect(addressesOf({ PORT }).adminPort).toBe(adminPort);
  });

  it('is what ADMIN_PORT and ADMIN_HOST say', () => {
    expect(addressesOf({ ADMIN_PORT: '9100', ADMIN_HOST: '127.0.0.2' })).toMatchObject({
      adminPort: 9100,
      adminHost: '127.0.0.2',
    });
  });
});
