/// <reference types="@testing-library/jest-dom/vitest" preserve="true" />
export {
  createTestCall,
  createTestHost,
  type TestAnswers,
  testUser,
} from './testing/create-test-host.js';
export { passTime } from './testing/pass-time.js';
export { renderWithHost, type RenderWithHostOptions } from './testing/render-with-host.js';
export {
  type SeenRequest,
  startTestApi,
  type TestApi,
  testToken,
} from './testing/start-test-api.js';
