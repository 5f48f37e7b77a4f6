import { mountStandalone } from '@shortlist/web-kit';
import { App } from './App.js';

mountStandalone(App);
