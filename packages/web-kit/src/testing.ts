/// <reference types="@testing-library/jest-dom/jest-globals" preserve="true" />
export {
  createTestCall,
  createTestHost,
  testUser,
  type TestAnswers,
} from './testing/create-test-host.js';
export {
  startTestApi,
  testToken,
  type SeenRequest,
  type TestApi,
} from './testing/start-test-api.js';
export { renderWithHost, type RenderWithHostOptions } from './testing/render-with-host.js';
