export const id = 836;
export const ids = [836];
export const modules = {

/***/ 9664:
/***/ ((__unused_webpack_module, exports) => {

"use strict";exports.record = validate52;const schema19 = {"$id":"record","type":"object","required":["version","kind","baseUrl","dialect","stage","project","commit","actor","runUrl","startedAt","apps"],"properties":{"version":{"const":1},"kind":{"const":"cwl-promote record"},"baseUrl":{"type":"string"},"dialect":{"enum":["documented","seven-bridges"]},"stage":{"type":["string","null"]},"project":{"type":["string","null"]},"commit":{"type":["string","null"]},"actor":{"type":["string","null"]},"runUrl":{"type":["string","null"]},"startedAt":{"type":"string"},"id":{"type":"string"},"merged":{"type":"array","items":{"type":"string"}},"apps":{"type":"array","items":{"$ref":"#/$defs/app"}}},"$defs":{"app":{"type":"object","required":["name","target","source","outcome","digest","installedAt","before"],"properties":{"name":{"type":"string"},"target":{"type":"string","pattern":"^[^/]+/[^/]+/[^/]+$"},"source":{"type":"string"},"outcome":{"enum":["created","updated","failed","unknown"]},"digest":{"type":"string"},"installedAt":{"type":"string"},"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},"remote":{"type":"array","items":{"type":"string"}},"before":{"type":"object","required":["kind"],"properties":{"kind":{"enum":["absent","found","unreadable"]},"digest":{"type":"string"},"description":{"type":"object"},"reason":{"type":"string"}},"if":{"type":"object","properties":{"kind":{"const":"found"}}},"then":{"type":"object","properties":{"digest":true,"description":true},"required":["digest","description"]}}}}}};const func0 = Object.prototype.hasOwnProperty;const schema20 = {"type":"object","required":["name","target","source","outcome","digest","installedAt","before"],"properties":{"name":{"type":"string"},"target":{"type":"string","pattern":"^[^/]+/[^/]+/[^/]+$"},"source":{"type":"string"},"outcome":{"enum":["created","updated","failed","unknown"]},"digest":{"type":"string"},"installedAt":{"type":"string"},"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},"remote":{"type":"array","items":{"type":"string"}},"before":{"type":"object","required":["kind"],"properties":{"kind":{"enum":["absent","found","unreadable"]},"digest":{"type":"string"},"description":{"type":"object"},"reason":{"type":"string"}},"if":{"type":"object","properties":{"kind":{"const":"found"}}},"then":{"type":"object","properties":{"digest":true,"description":true},"required":["digest","description"]}}}};const pattern3 = new RegExp("^[^/]+/[^/]+/[^/]+$", "u");const pattern4 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate53.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.name === undefined) || (!(func0.call(data, "name")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.target === undefined) || (!(func0.call(data, "target")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((data.source === undefined) || (!(func0.call(data, "source")))){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if((data.digest === undefined) || (!(func0.call(data, "digest")))){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if((data.installedAt === undefined) || (!(func0.call(data, "installedAt")))){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "installedAt"},message:"must have required property '"+"installedAt"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if((data.before === undefined) || (!(func0.call(data, "before")))){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.name !== undefined && func0.call(data, "name")){if(typeof data.name !== "string"){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.target !== undefined && func0.call(data, "target")){let data1 = data.target;if(typeof data1 === "string"){if(!pattern3.test(data1)){const err8 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/pattern",keyword:"pattern",params:{pattern: "^[^/]+/[^/]+/[^/]+$"},message:"must match pattern \""+"^[^/]+/[^/]+/[^/]+$"+"\""};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.source !== undefined && func0.call(data, "source")){if(typeof data.source !== "string"){const err10 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.outcome !== undefined && func0.call(data, "outcome")){let data3 = data.outcome;if(!((((data3 === "created") || (data3 === "updated")) || (data3 === "failed")) || (data3 === "unknown"))){const err11 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema20.properties.outcome.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.digest !== undefined && func0.call(data, "digest")){if(typeof data.digest !== "string"){const err12 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.installedAt !== undefined && func0.call(data, "installedAt")){if(typeof data.installedAt !== "string"){const err13 = {instancePath:instancePath+"/installedAt",schemaPath:"#/properties/installedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.commit !== undefined && func0.call(data, "commit")){let data6 = data.commit;if(typeof data6 === "string"){if(!pattern4.test(data6)){const err14 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"+"\""};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.remote !== undefined && func0.call(data, "remote")){let data7 = data.remote;if(Array.isArray(data7)){const len0 = data7.length;for(let i0=0; i0<len0; i0++){if(typeof data7[i0] !== "string"){const err16 = {instancePath:instancePath+"/remote/" + i0,schemaPath:"#/properties/remote/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.before !== undefined && func0.call(data, "before")){let data9 = data.before;const _errs20 = errors;let valid3 = true;const _errs21 = errors;if(errors === _errs21){if(data9 && typeof data9 == "object" && !Array.isArray(data9)){if(data9.kind !== undefined && func0.call(data9, "kind")){if("found" !== data9.kind){const err18 = {};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}else {const err19 = {};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}var _valid0 = _errs21 === errors;errors = _errs20;if(vErrors !== null){if(_errs20){vErrors.length = _errs20;}else {vErrors = null;}}if(_valid0){const _errs24 = errors;if(data9 && typeof data9 == "object" && !Array.isArray(data9)){if((data9.digest === undefined) || (!(func0.call(data9, "digest")))){const err20 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/then/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if((data9.description === undefined) || (!(func0.call(data9, "description")))){const err21 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/then/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}else {const err22 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/then/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}var _valid0 = _errs24 === errors;valid3 = _valid0;if(valid3){var props0 = {};props0.digest = true;props0.description = true;props0.kind = true;}}if(!valid3){const err23 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}if(data9 && typeof data9 == "object" && !Array.isArray(data9)){if((data9.kind === undefined) || (!(func0.call(data9, "kind")))){const err24 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}if(props0 !== true){props0 = props0 || {};props0.kind = true;props0.digest = true;props0.description = true;props0.reason = true;}if(data9.kind !== undefined && func0.call(data9, "kind")){let data11 = data9.kind;if(!(((data11 === "absent") || (data11 === "found")) || (data11 === "unreadable"))){const err25 = {instancePath:instancePath+"/before/kind",schemaPath:"#/properties/before/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.properties.before.properties.kind.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data9.digest !== undefined && func0.call(data9, "digest")){if(typeof data9.digest !== "string"){const err26 = {instancePath:instancePath+"/before/digest",schemaPath:"#/properties/before/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data9.description !== undefined && func0.call(data9, "description")){let data13 = data9.description;if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){const err27 = {instancePath:instancePath+"/before/description",schemaPath:"#/properties/before/properties/description/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}if(data9.reason !== undefined && func0.call(data9, "reason")){if(typeof data9.reason !== "string"){const err28 = {instancePath:instancePath+"/before/reason",schemaPath:"#/properties/before/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}else {const err29 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}validate53.errors = vErrors;return errors === 0;}validate53.evaluated = {"props":{"name":true,"target":true,"source":true,"outcome":true,"digest":true,"installedAt":true,"commit":true,"remote":true,"before":true},"dynamicProps":false,"dynamicItems":false};function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="record" */;let vErrors = null;let errors = 0;const evaluated0 = validate52.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.version === undefined) || (!(func0.call(data, "version")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.kind === undefined) || (!(func0.call(data, "kind")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((data.baseUrl === undefined) || (!(func0.call(data, "baseUrl")))){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((data.dialect === undefined) || (!(func0.call(data, "dialect")))){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dialect"},message:"must have required property '"+"dialect"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if((data.stage === undefined) || (!(func0.call(data, "stage")))){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if((data.project === undefined) || (!(func0.call(data, "project")))){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if((data.commit === undefined) || (!(func0.call(data, "commit")))){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if((data.actor === undefined) || (!(func0.call(data, "actor")))){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if((data.runUrl === undefined) || (!(func0.call(data, "runUrl")))){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runUrl"},message:"must have required property '"+"runUrl"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if((data.startedAt === undefined) || (!(func0.call(data, "startedAt")))){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if((data.apps === undefined) || (!(func0.call(data, "apps")))){const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apps"},message:"must have required property '"+"apps"+"'"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if(data.version !== undefined && func0.call(data, "version")){if(1 !== data.version){const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.kind !== undefined && func0.call(data, "kind")){if("cwl-promote record" !== data.kind){const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "cwl-promote record"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.baseUrl !== undefined && func0.call(data, "baseUrl")){if(typeof data.baseUrl !== "string"){const err13 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.dialect !== undefined && func0.call(data, "dialect")){let data3 = data.dialect;if(!((data3 === "documented") || (data3 === "seven-bridges"))){const err14 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema19.properties.dialect.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.stage !== undefined && func0.call(data, "stage")){let data4 = data.stage;if((typeof data4 !== "string") && (data4 !== null)){const err15 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema19.properties.stage.type},message:"must be string,null"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.project !== undefined && func0.call(data, "project")){let data5 = data.project;if((typeof data5 !== "string") && (data5 !== null)){const err16 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: schema19.properties.project.type},message:"must be string,null"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.commit !== undefined && func0.call(data, "commit")){let data6 = data.commit;if((typeof data6 !== "string") && (data6 !== null)){const err17 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema19.properties.commit.type},message:"must be string,null"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.actor !== undefined && func0.call(data, "actor")){let data7 = data.actor;if((typeof data7 !== "string") && (data7 !== null)){const err18 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: schema19.properties.actor.type},message:"must be string,null"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.runUrl !== undefined && func0.call(data, "runUrl")){let data8 = data.runUrl;if((typeof data8 !== "string") && (data8 !== null)){const err19 = {instancePath:instancePath+"/runUrl",schemaPath:"#/properties/runUrl/type",keyword:"type",params:{type: schema19.properties.runUrl.type},message:"must be string,null"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.startedAt !== undefined && func0.call(data, "startedAt")){if(typeof data.startedAt !== "string"){const err20 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.id !== undefined && func0.call(data, "id")){if(typeof data.id !== "string"){const err21 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.merged !== undefined && func0.call(data, "merged")){let data11 = data.merged;if(Array.isArray(data11)){const len0 = data11.length;for(let i0=0; i0<len0; i0++){if(typeof data11[i0] !== "string"){const err22 = {instancePath:instancePath+"/merged/" + i0,schemaPath:"#/properties/merged/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}else {const err23 = {instancePath:instancePath+"/merged",schemaPath:"#/properties/merged/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){let data13 = data.apps;if(Array.isArray(data13)){const len1 = data13.length;for(let i1=0; i1<len1; i1++){if(!(validate53(data13[i1], {instancePath:instancePath+"/apps/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);errors = vErrors.length;}}}else {const err24 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}}else {const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}validate52.errors = vErrors;return errors === 0;}validate52.evaluated = {"props":{"version":true,"kind":true,"baseUrl":true,"dialect":true,"stage":true,"project":true,"commit":true,"actor":true,"runUrl":true,"startedAt":true,"id":true,"merged":true,"apps":true},"dynamicProps":false,"dynamicItems":false};exports.plan = validate55;const schema21 = {"$id":"plan","type":"object","required":["version","kind","baseUrl","dialect","stage","project","apps","digest"],"additionalProperties":false,"properties":{"version":{"const":1},"kind":{"const":"cwl-promote plan"},"baseUrl":{"type":"string"},"dialect":{"enum":["documented","seven-bridges"]},"stage":{"type":["string","null"]},"project":{"type":["string","null"]},"digest":{"type":"string"},"apps":{"type":"array","items":{"type":"object","required":["name","target","source","action","digest","before"],"additionalProperties":false,"properties":{"name":{"type":"string"},"target":{"type":"string"},"source":{"type":"string"},"action":{"enum":["create","update","unchanged","blocked","unknown"]},"digest":{"type":["string","null"]},"before":{"type":"string"}}}}}};function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="plan" */;let vErrors = null;let errors = 0;const evaluated0 = validate55.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.version === undefined) || (!(func0.call(data, "version")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.kind === undefined) || (!(func0.call(data, "kind")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((data.baseUrl === undefined) || (!(func0.call(data, "baseUrl")))){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((data.dialect === undefined) || (!(func0.call(data, "dialect")))){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dialect"},message:"must have required property '"+"dialect"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if((data.stage === undefined) || (!(func0.call(data, "stage")))){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if((data.project === undefined) || (!(func0.call(data, "project")))){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if((data.apps === undefined) || (!(func0.call(data, "apps")))){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apps"},message:"must have required property '"+"apps"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if((data.digest === undefined) || (!(func0.call(data, "digest")))){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}for(const key0 of Object.keys(data)){if(!((((((((key0 === "version") || (key0 === "kind")) || (key0 === "baseUrl")) || (key0 === "dialect")) || (key0 === "stage")) || (key0 === "project")) || (key0 === "digest")) || (key0 === "apps"))){const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.version !== undefined && func0.call(data, "version")){if(1 !== data.version){const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.kind !== undefined && func0.call(data, "kind")){if("cwl-promote plan" !== data.kind){const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "cwl-promote plan"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.baseUrl !== undefined && func0.call(data, "baseUrl")){if(typeof data.baseUrl !== "string"){const err11 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.dialect !== undefined && func0.call(data, "dialect")){let data3 = data.dialect;if(!((data3 === "documented") || (data3 === "seven-bridges"))){const err12 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema21.properties.dialect.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.stage !== undefined && func0.call(data, "stage")){let data4 = data.stage;if((typeof data4 !== "string") && (data4 !== null)){const err13 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema21.properties.stage.type},message:"must be string,null"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.project !== undefined && func0.call(data, "project")){let data5 = data.project;if((typeof data5 !== "string") && (data5 !== null)){const err14 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: schema21.properties.project.type},message:"must be string,null"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.digest !== undefined && func0.call(data, "digest")){if(typeof data.digest !== "string"){const err15 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){let data7 = data.apps;if(Array.isArray(data7)){const len0 = data7.length;for(let i0=0; i0<len0; i0++){let data8 = data7[i0];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if((data8.name === undefined) || (!(func0.call(data8, "name")))){const err16 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if((data8.target === undefined) || (!(func0.call(data8, "target")))){const err17 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if((data8.source === undefined) || (!(func0.call(data8, "source")))){const err18 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((data8.action === undefined) || (!(func0.call(data8, "action")))){const err19 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if((data8.digest === undefined) || (!(func0.call(data8, "digest")))){const err20 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if((data8.before === undefined) || (!(func0.call(data8, "before")))){const err21 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}for(const key1 of Object.keys(data8)){if(!((((((key1 === "name") || (key1 === "target")) || (key1 === "source")) || (key1 === "action")) || (key1 === "digest")) || (key1 === "before"))){const err22 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.name !== undefined && func0.call(data8, "name")){if(typeof data8.name !== "string"){const err23 = {instancePath:instancePath+"/apps/" + i0+"/name",schemaPath:"#/properties/apps/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data8.target !== undefined && func0.call(data8, "target")){if(typeof data8.target !== "string"){const err24 = {instancePath:instancePath+"/apps/" + i0+"/target",schemaPath:"#/properties/apps/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data8.source !== undefined && func0.call(data8, "source")){if(typeof data8.source !== "string"){const err25 = {instancePath:instancePath+"/apps/" + i0+"/source",schemaPath:"#/properties/apps/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data8.action !== undefined && func0.call(data8, "action")){let data12 = data8.action;if(!(((((data12 === "create") || (data12 === "update")) || (data12 === "unchanged")) || (data12 === "blocked")) || (data12 === "unknown"))){const err26 = {instancePath:instancePath+"/apps/" + i0+"/action",schemaPath:"#/properties/apps/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema21.properties.apps.items.properties.action.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data8.digest !== undefined && func0.call(data8, "digest")){let data13 = data8.digest;if((typeof data13 !== "string") && (data13 !== null)){const err27 = {instancePath:instancePath+"/apps/" + i0+"/digest",schemaPath:"#/properties/apps/items/properties/digest/type",keyword:"type",params:{type: schema21.properties.apps.items.properties.digest.type},message:"must be string,null"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}if(data8.before !== undefined && func0.call(data8, "before")){if(typeof data8.before !== "string"){const err28 = {instancePath:instancePath+"/apps/" + i0+"/before",schemaPath:"#/properties/apps/items/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}else {const err29 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}validate55.errors = vErrors;return errors === 0;}validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 3632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ unlikeOurs),
/* harmony export */   P7: () => (/* binding */ faultOfReplacing),
/* harmony export */   cI: () => (/* binding */ receiveJsonFile),
/* harmony export */   mH: () => (/* binding */ PACKED_NOTE)
/* harmony export */ });
/* unused harmony export readJsonFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2101);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _given_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2911);





const WHICH_FILE = {
    record: 'Give the file that `promote --record` wrote; in the action, its output `record-file`.',
    plan: 'Give the file that `plan --out` wrote; in the action, its output `plan-file`.',
};
/** Tells another file, given by mistake, from one of ours that is not whole any more. */
function unlikeOurs(path, what, code, value, errors) {
    const kind = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value['kind'] : undefined;
    const [error] = errors;
    const place = error === undefined || error.instancePath === '' ? 'it' : error.instancePath;
    const mistake = kind === `cwl-promote ${what}`
        ? `the ${what} ${path} was changed after it was written: ${place} ${mistakeOf(error, what)}`
        : `${path} is no ${what}${typeof kind === 'string' && kind.startsWith('cwl-promote ') ? `: it is a ${kind.slice('cwl-promote '.length)}` : ''}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, mistake, { hint: WHICH_FILE[what] });
}
function mistakeOf(error, what) {
    const added = error?.params?.['additionalProperty'];
    return added === undefined ? (error?.message ?? 'is not as it should be') : `has ${JSON.stringify(added)}, which stands in no ${what}`;
}
/** The JSON of a file of ours that the user names. Throws PromotionError `code`, also for one of another version, and for a pipe. */
function readJsonFile(path, what, code) {
    try {
        return jsonOf(readGivenFile(path), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
/** The same, and a pipe is waited for, until `signal` aborts. */
async function receiveJsonFile(path, what, code, signal) {
    try {
        return jsonOf(await (0,_given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .receiveGivenFile */ .tO)(path, signal), path, what, code);
    }
    catch (error) {
        throw refusalOf(error, path, what, code);
    }
}
function refusalOf(error, path, what, code) {
    if (!(error instanceof _given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} cannot be read: ${error.message}`, { hint: error.hint });
}
function jsonOf(text, path, what, code) {
    let value;
    try {
        value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} is not JSON: ${error.message}`, { hint: WHICH_FILE[what] });
    }
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && value['kind'] === `cwl-promote ${what}` && typeof value['version'] === 'number' && value['version'] !== 1) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(code, `the ${what} ${path} is of version ${value['version']}, and this release knows version 1`, { hint: 'Use the release of cwl-promote that wrote it.' });
    }
    return value;
}
/**
 * The first line of a description that `pack --yaml` writes. Nothing else tells it from a document that somebody wrote; as
 * JSON it is one line, which nobody writes by hand.
 */
const PACKED_NOTE = '# Packed by cwl-promote: change the files that it is packed from, and pack them again.';
const IS_KIND = {
    plan: (text) => isObjectWith(text, ({ kind }) => kind === 'cwl-promote plan'),
    sarif: (text) => isObjectWith(text, ({ version, runs }) => version === '2.1.0' && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(runs)),
    baseline: (text) => isObjectWith(text, ({ version, accepted }) => version === 1 && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(accepted)),
    description: (text) => firstLineOf(text) === PACKED_NOTE || (!text.trimEnd().includes('\n') && isObjectWith(text, ({ cwlVersion }) => cwlVersion !== undefined)),
};
/**
 * Why one of our files must not take the place of what stands there, for people; undefined when nothing does, or another
 * one of its kind. Whoever forgets the value of a flag must not lose a document for it; a file that is replaced as a whole
 * would take the place of a link, and not of what it leads to.
 */
function faultOfReplacing(path, kind) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
            return 'it is a symbolic link';
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
        return text.trim() === '' || IS_KIND[kind](text) ? undefined : OTHER;
    }
    catch (error) {
        return (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error);
    }
}
/** Editors and checkouts on Windows put a mark before it, and end it in their own way. */
function firstLineOf(text) {
    return text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0];
}
const OTHER = 'something else stands there, which would be lost';
function isObjectWith(text, isKind) {
    try {
        const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && isKind(value);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 5862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ notedCommit),
/* harmony export */   L$: () => (/* binding */ stampChanges),
/* harmony export */   Wq: () => (/* binding */ publicAddress),
/* harmony export */   Yc: () => (/* binding */ isOfOther),
/* harmony export */   cu: () => (/* binding */ stampDescription)
/* harmony export */ });
/* harmony import */ var _cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4013);
/* harmony import */ var _full_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1473);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1664);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(353);




/**
 * The plan with a note on each description that is installed from a file. A copy keeps the note of the app that it
 * copies, which says where its text came from; so does what a rollback puts back.
 */
function stampChanges(changes, provenance) {
    return changes.map((change) => {
        if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .isInstall */ .OK)(change) || change.app.source.kind !== 'file')
            return change;
        return { ...change, description: stampDescription(change.description, change.app.source.reference, change.files, provenance) };
    });
}
/** A commit is only named when all `files` are as it has them: a note must not send its reader to another text. */
function stampDescription(description, reference, files, { repository, commit, prefix, uncommitted }) {
    const isCommitted = commit !== undefined && !files.some((file) => uncommitted.has(file));
    return (0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .withStamp */ .CU)(description, {
        ...(repository === undefined ? {} : { repository }),
        path: `${prefix}${reference}`,
        ...(isCommitted ? { commit } : {}),
        version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
    });
}
/** The commit that a description says it was made from. A note on a platform may say anything: what is no hash counts as none. */
function notedCommit(description) {
    const commit = (0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zs)(description)?.commit;
    return (0,_full_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullHash */ .u)(commit) ? commit : undefined;
}
/** True when a description says that it was made from another repository than the one at `remote`; false where either is not known. */
function isOfOther(description, remote) {
    const [noted, own] = [(0,_cwl_packing_stamp_js__WEBPACK_IMPORTED_MODULE_0__/* .stampOf */ .Zs)(description)?.repository, remote].map((address) => (address === undefined ? undefined : publicAddress(address)));
    return noted !== undefined && own !== undefined && bare(noted) !== bare(own);
}
/** One repository has several addresses: by https or ssh, with `.git` at the end or without. */
function bare(address) {
    return address.replace(/^\w+:\/\//, '').replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '').toLowerCase();
}
/**
 * The address of a repository fit to be published: without user, password, query and fragment. Undefined for what is
 * no address of another machine, such as a path of this one, and for one that holds `secret`.
 */
function publicAddress(remote, secret) {
    // git's short form of ssh, `user@host:path`.
    const short = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)([^\s\\]+)$/.exec(remote);
    const url = URL.parse(short === null ? remote : `ssh://${short[1] ?? ''}/${(short[2] ?? '').replace(/^\/+/, '')}`);
    if (url === null || !/^(?:https?|ssh|git):$/.test(url.protocol) || url.host === '')
        return undefined;
    const address = `${url.protocol}//${url.host}${url.pathname}`;
    return secret !== undefined && secret !== '' && decoded(address).includes(secret) ? undefined : address;
}
function decoded(address) {
    try {
        return decodeURIComponent(address);
    }
    catch (error) {
        if (error instanceof URIError)
            return address;
        throw error;
    }
}


/***/ }),

/***/ 7836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PI: () => (/* binding */ mergeRecords),
/* harmony export */   RP: () => (/* binding */ refuseRecordPath),
/* harmony export */   TN: () => (/* binding */ isRecorded),
/* harmony export */   WD: () => (/* binding */ headersIn),
/* harmony export */   bf: () => (/* binding */ digestOfHeader),
/* harmony export */   nS: () => (/* binding */ receiveRecord),
/* harmony export */   qt: () => (/* binding */ startRecord),
/* harmony export */   rh: () => (/* binding */ writeRecord)
/* harmony export */ });
/* unused harmony export readRecord */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _cwl_remote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4606);
/* harmony import */ var _cwl_system_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4297);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2101);
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1251);
/* harmony import */ var _platform_contract_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9001);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6806);
/* harmony import */ var _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9664);
/* harmony import */ var _own_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3632);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1664);
/* harmony import */ var _provenance_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5862);
/* harmony import */ var _same_app_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(361);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4906);















/**
 * Begins a record at `path` with every install that is to come, each as `unknown`: whatever ends the process between a
 * request and its answer, what stood there before is on record. Throws PromotionError `usage` when it cannot be written,
 * and when a file is there already: it may be all that knows how to undo an earlier run.
 */
async function startRecord(path, header, changes) {
    await refuseRecordPath(path, header);
    const record = new RecordFile(path, header);
    for (const change of changes.filter(_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .isInstall */ .OK))
        record.put(change, 'unknown');
    try {
        await record.end();
    }
    catch (error) {
        throw refusalOf(path, error);
    }
    return record;
}
/** In characters. All of a record is written each time: for each outcome alone, that of hundreds of apps would take longer than they do. */
const WRITTEN_FOR_ONE = 1_000_000;
class RecordFile {
    #path;
    #header;
    #entries = new Map();
    #isWritten = true;
    #isThere = false;
    /** Of the text that is there. */
    #length = 0;
    /** Outcomes that it does not have yet. */
    #unwritten = 0;
    #writing = Promise.resolve();
    constructor(path, header) {
        this.#path = path;
        this.#header = header;
    }
    put(change, outcome) {
        // Those of which it is known stand last, in the order of time.
        this.#entries.delete(change);
        this.#entries.set(change, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyJson */ .sd)(recordedApp(change, outcome, this.#header.dialect)));
        this.#isWritten = false;
    }
    async add(came) {
        if (isRecorded(came)) {
            this.put(came.change, came.outcome);
            this.#unwritten += 1;
            if (this.#unwritten * WRITTEN_FOR_ONE >= this.#length)
                await this.end();
        }
        else if (this.#entries.delete(came.change)) {
            // What did not take effect is no business of the record's; the next write leaves it out.
            this.#isWritten = false;
        }
    }
    async end() {
        const write = async () => this.#write();
        // What one write could not put down the next one may: a disk may be full for a moment.
        this.#writing = this.#writing.then(write, write);
        await this.#writing;
    }
    async #write() {
        // One write may carry the installs that ended while the one before was under way.
        if (this.#isWritten)
            return;
        this.#isWritten = true;
        this.#unwritten = 0;
        try {
            await this.#replace();
        }
        catch (error) {
            this.#isWritten = false;
            this.#unwritten = Infinity;
            throw error;
        }
    }
    async #replace() {
        if (this.#entries.size > 0) {
            const text = recordText(this.#header, [...this.#entries.values()]);
            // Only what this run has written may be written over, or taken away.
            await (this.#isThere ? (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeAtomically */ .vK)(this.#path, text) : (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeNew */ .qf)(this.#path, text));
            this.#isThere = true;
            this.#length = text.length;
        }
        else if (this.#isThere) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(this.#path, { force: true });
            this.#isThere = false;
        }
    }
}
/** Throws PromotionError `usage` when no record can begin at `path`, with this header as far as it is known. */
async function refuseRecordPath(path, header) {
    // A folder or a device is no old record: why it cannot be written is told below.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile())
        throw existing(path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && isLink(path))
        throw unwritable(path, 'it is a symbolic link that leads nowhere');
    const fault = await (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .faultOfWriting */ .SX)(path, header === undefined ? '' : recordText(header, []));
    if (fault !== undefined)
        throw unwritable(path, fault);
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch (error) {
        // A part of the path is a file: that is told by whoever tries to write there.
        if ((0,_cwl_system_words_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .x)(error) === undefined)
            throw error;
        return false;
    }
}
/** Another run may have begun a record there since it was looked at. */
function refusalOf(path, error) {
    return (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$N)(error) === 'EEXIST' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? existing(path) : unwritable(path, (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A3)(error));
}
function existing(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `the record ${path} exists already`, {
        hint: 'Give each run a file of its own, or move the old one away: it is what `rollback` needs to undo that run.',
    });
}
function unwritable(path, fault) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('usage', `the record ${path} cannot be written: ${fault}`, {
        hint: 'Give a path in a folder that can be written to. Nothing is installed before that: what is not recorded could not be rolled back.',
    });
}
/** What tells one record from another, the same before its first install and after its last: a digest of its header. */
function digestOfHeader({ baseUrl, dialect, stage, project, commit, actor, runUrl, startedAt, id }) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)({ baseUrl, dialect, stage, project, commit, actor, runUrl, startedAt, ...(id === undefined ? {} : { id }) });
}
/** The headers, as digests, of all runs that a record is of. */
function headersIn(record) {
    return record.merged ?? [digestOfHeader(record)];
}
/** Written by hand, so that an entry with a large description is made into text only once. */
function recordText(header, entries) {
    const head = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyJson */ .sd)({ version: 1, kind: 'cwl-promote record', ...header });
    return `${head.slice(0, -1)},"apps":[\n${entries.join(',\n')}\n]}\n`;
}
/** True for an install that took effect or may have, or still may, and that a record holds. */
function isRecorded(came) {
    switch (came.outcome) {
        case 'created':
        case 'updated':
        case 'unknown':
            return true;
        case 'failed':
            return came.standing !== 'not-applied';
        case 'unchanged':
        case 'skipped':
        case 'cancelled':
            return false;
    }
}
function recordedApp(change, outcome, dialect) {
    const remote = change.files.filter(_cwl_remote_js__WEBPACK_IMPORTED_MODULE_14__/* .isAddress */ .P);
    const commit = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_11__/* .notedCommit */ .C$)(change.description);
    return {
        name: change.app.name,
        target: (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAddress */ .M0)(change.app.target),
        source: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_13__/* .sourceText */ .r)(change.app.source),
        outcome,
        digest: (0,_same_app_js__WEBPACK_IMPORTED_MODULE_12__/* .digestOfApp */ .df)(change.description, dialect),
        installedAt: new Date().toISOString(),
        before: recordedBefore(change.before, dialect),
        ...(commit === undefined ? {} : { commit }),
        ...(remote.length === 0 ? {} : { remote }),
    };
}
function recordedBefore(reading, dialect) {
    if (reading.kind === 'unreadable')
        return { kind: 'unreadable', reason: reading.reason };
    if (reading.kind === 'absent')
        return reading;
    const { description } = reading.app;
    return { kind: 'found', digest: (0,_same_app_js__WEBPACK_IMPORTED_MODULE_12__/* .digestOfApp */ .df)(description, dialect), description };
}
/** Reads a record. Throws PromotionError `bad-record` that says what is wrong with the file. */
function readRecord(path) {
    return recordIn(readJsonFile(path, 'record', 'bad-record'), path);
}
/** The same, also through a pipe; until `signal` aborts. */
async function receiveRecord(path, signal) {
    return recordIn(await (0,_own_file_js__WEBPACK_IMPORTED_MODULE_9__/* .receiveJsonFile */ .cI)(path, 'record', 'bad-record', signal), path);
}
function recordIn(value, path) {
    if (!_generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_8__.record(value)) {
        throw (0,_own_file_js__WEBPACK_IMPORTED_MODULE_9__/* .unlikeOurs */ .G1)(path, 'record', 'bad-record', value, _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_8__.record.errors ?? []);
    }
    const record = value;
    refuseAltered(record, path);
    return record;
}
/** What a rollback shows must be what it does: where it installs, and that the digest is of what it puts back. */
function refuseAltered({ apps, dialect, project }, path) {
    for (const { target, before } of apps) {
        const why = faultOfTarget(target, project);
        if (why !== undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', `the record ${path} was changed after it was written: its target ${JSON.stringify(target)} is ${why}`, {
                hint: 'Give the file as `promote --record` wrote it.',
            });
        }
        if (before.kind !== 'found' || (0,_same_app_js__WEBPACK_IMPORTED_MODULE_12__/* .digestOfApp */ .df)(before.description, dialect) === before.digest)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', `the record ${path} was changed after it was written: its description of ${target} is not that of ${before.digest}`, {
            hint: 'Give the file as `promote --record` wrote it. Without that, install by hand what is right.',
        });
    }
}
/** Why nothing could be installed there by a run for that project; undefined when something could. */
function faultOfTarget(target, project) {
    const fault = target.split('/').map(_platform_contract_js__WEBPACK_IMPORTED_MODULE_5__/* .faultOfName */ .nL).find((one) => one !== undefined);
    if (fault !== undefined)
        return `no app: ${fault}`;
    return project !== null && !target.startsWith(`${project}/`) ? `not of its project ${project}` : undefined;
}
/** Several records of one promotion, such as those of its shards, as one. Throws PromotionError `bad-record`. */
function mergeRecords(records) {
    const given = records;
    if (!Array.isArray(given))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', 'the records to merge must be a list', { hint: 'Give a list of what `readRecord` gave.' });
    const [first] = records;
    if (first === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', 'there is no record to merge');
    for (const other of records) {
        for (const key of ['baseUrl', 'dialect', 'stage', 'project', 'commit']) {
            if (other[key] === first[key])
                continue;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .PromotionError */ .g('bad-record', `the records are of different promotions: \`${key}\` is ${String(first[key])} in one and ${String(other[key])} in another`, {
                hint: 'Merge only the records of one promotion: of its shards, and of runs of it again.',
            });
        }
    }
    const startedAt = records.map((record) => record.startedAt).sort()[0] ?? first.startedAt;
    // In the order of time: a share that was run twice has two installs of one app, and what stood there first counts.
    const apps = records.flatMap((record) => record.apps).sort((one, other) => (one.installedAt < other.installedAt ? -1 : one.installedAt > other.installedAt ? 1 : 0));
    const { id: _ofOne, ...header } = first;
    return { ...header, startedAt, merged: [...new Set(records.flatMap(headersIn))].sort(), apps };
}
/** Writes a record as a whole. Throws PromotionError `usage` when a file is there already, or it cannot be written. */
async function writeRecord(path, { version: _version, kind: _kind, apps, ...header }) {
    await refuseRecordPath(path, header);
    try {
        await (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeNew */ .qf)(path, recordText(header, apps.map((app) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .stringifyJson */ .sd)(app))));
    }
    catch (error) {
        throw refusalOf(path, error);
    }
}


/***/ }),

/***/ 353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Version of this program, as in package.json; written here because a bundle has no package.json beside it. */
const VERSION = '0.1.0';
/** Where this program is developed: its documentation is there for who reads a report elsewhere. */
const REPOSITORY = 'https://github.com/cwl-promote/cwl-promote';


/***/ }),

/***/ 4906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileOf),
/* harmony export */   r: () => (/* binding */ sourceText)
/* harmony export */ });
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1251);

/** The file that a source is, or is in. */
function fileOf({ reference, path }) {
    return path ?? reference;
}
/** A source for people and for files: a path, `owner/project/app`, or the path of a record. */
function sourceText(source) {
    switch (source.kind) {
        case 'file':
            return source.reference;
        case 'app':
            return (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatAddress */ .M0)(source.address);
        case 'record':
            return source.file;
    }
}


/***/ })

};
