export const id = 389;
export const ids = [389];
export const modules = {

/***/ 9664:
/***/ ((__unused_webpack_module, exports) => {

"use strict";exports.record = validate52;const schema19 = {"$id":"record","type":"object","required":["version","kind","baseUrl","dialect","stage","project","commit","actor","runUrl","startedAt","apps"],"properties":{"version":{"const":1},"kind":{"const":"cwl-promote record"},"baseUrl":{"type":"string"},"dialect":{"enum":["documented","seven-bridges"]},"stage":{"type":["string","null"]},"project":{"type":["string","null"]},"commit":{"type":["string","null"]},"actor":{"type":["string","null"]},"runUrl":{"type":["string","null"]},"startedAt":{"type":"string"},"apps":{"type":"array","items":{"$ref":"#/$defs/app"}}},"$defs":{"app":{"type":"object","required":["name","target","source","outcome","digest","installedAt","before"],"properties":{"name":{"type":"string"},"target":{"type":"string","pattern":"^[^/]+/[^/]+/[^/]+$"},"source":{"type":"string"},"outcome":{"enum":["created","updated","failed","unknown"]},"digest":{"type":"string"},"installedAt":{"type":"string"},"before":{"type":"object","required":["kind"],"properties":{"kind":{"enum":["absent","found","unreadable"]},"digest":{"type":"string"},"description":{"type":"object"},"reason":{"type":"string"}},"if":{"type":"object","properties":{"kind":{"const":"found"}}},"then":{"type":"object","properties":{"digest":true,"description":true},"required":["digest","description"]}}}}}};const func0 = Object.prototype.hasOwnProperty;const schema20 = {"type":"object","required":["name","target","source","outcome","digest","installedAt","before"],"properties":{"name":{"type":"string"},"target":{"type":"string","pattern":"^[^/]+/[^/]+/[^/]+$"},"source":{"type":"string"},"outcome":{"enum":["created","updated","failed","unknown"]},"digest":{"type":"string"},"installedAt":{"type":"string"},"before":{"type":"object","required":["kind"],"properties":{"kind":{"enum":["absent","found","unreadable"]},"digest":{"type":"string"},"description":{"type":"object"},"reason":{"type":"string"}},"if":{"type":"object","properties":{"kind":{"const":"found"}}},"then":{"type":"object","properties":{"digest":true,"description":true},"required":["digest","description"]}}}};const pattern3 = new RegExp("^[^/]+/[^/]+/[^/]+$", "u");function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate53.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.name === undefined) || (!(func0.call(data, "name")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.target === undefined) || (!(func0.call(data, "target")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((data.source === undefined) || (!(func0.call(data, "source")))){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if((data.digest === undefined) || (!(func0.call(data, "digest")))){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if((data.installedAt === undefined) || (!(func0.call(data, "installedAt")))){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "installedAt"},message:"must have required property '"+"installedAt"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if((data.before === undefined) || (!(func0.call(data, "before")))){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.name !== undefined && func0.call(data, "name")){if(typeof data.name !== "string"){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.target !== undefined && func0.call(data, "target")){let data1 = data.target;if(typeof data1 === "string"){if(!pattern3.test(data1)){const err8 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/pattern",keyword:"pattern",params:{pattern: "^[^/]+/[^/]+/[^/]+$"},message:"must match pattern \""+"^[^/]+/[^/]+/[^/]+$"+"\""};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.source !== undefined && func0.call(data, "source")){if(typeof data.source !== "string"){const err10 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.outcome !== undefined && func0.call(data, "outcome")){let data3 = data.outcome;if(!((((data3 === "created") || (data3 === "updated")) || (data3 === "failed")) || (data3 === "unknown"))){const err11 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema20.properties.outcome.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.digest !== undefined && func0.call(data, "digest")){if(typeof data.digest !== "string"){const err12 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.installedAt !== undefined && func0.call(data, "installedAt")){if(typeof data.installedAt !== "string"){const err13 = {instancePath:instancePath+"/installedAt",schemaPath:"#/properties/installedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.before !== undefined && func0.call(data, "before")){let data6 = data.before;const _errs14 = errors;let valid1 = true;const _errs15 = errors;if(errors === _errs15){if(data6 && typeof data6 == "object" && !Array.isArray(data6)){if(data6.kind !== undefined && func0.call(data6, "kind")){if("found" !== data6.kind){const err14 = {};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}else {const err15 = {};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}var _valid0 = _errs15 === errors;errors = _errs14;if(vErrors !== null){if(_errs14){vErrors.length = _errs14;}else {vErrors = null;}}if(_valid0){const _errs18 = errors;if(data6 && typeof data6 == "object" && !Array.isArray(data6)){if((data6.digest === undefined) || (!(func0.call(data6, "digest")))){const err16 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/then/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if((data6.description === undefined) || (!(func0.call(data6, "description")))){const err17 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/then/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/then/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}var _valid0 = _errs18 === errors;valid1 = _valid0;if(valid1){var props0 = {};props0.digest = true;props0.description = true;props0.kind = true;}}if(!valid1){const err19 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(data6 && typeof data6 == "object" && !Array.isArray(data6)){if((data6.kind === undefined) || (!(func0.call(data6, "kind")))){const err20 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if(props0 !== true){props0 = props0 || {};props0.kind = true;props0.digest = true;props0.description = true;props0.reason = true;}if(data6.kind !== undefined && func0.call(data6, "kind")){let data8 = data6.kind;if(!(((data8 === "absent") || (data8 === "found")) || (data8 === "unreadable"))){const err21 = {instancePath:instancePath+"/before/kind",schemaPath:"#/properties/before/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.properties.before.properties.kind.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data6.digest !== undefined && func0.call(data6, "digest")){if(typeof data6.digest !== "string"){const err22 = {instancePath:instancePath+"/before/digest",schemaPath:"#/properties/before/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data6.description !== undefined && func0.call(data6, "description")){let data10 = data6.description;if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){const err23 = {instancePath:instancePath+"/before/description",schemaPath:"#/properties/before/properties/description/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data6.reason !== undefined && func0.call(data6, "reason")){if(typeof data6.reason !== "string"){const err24 = {instancePath:instancePath+"/before/reason",schemaPath:"#/properties/before/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}}else {const err25 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}}else {const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}validate53.errors = vErrors;return errors === 0;}validate53.evaluated = {"props":{"name":true,"target":true,"source":true,"outcome":true,"digest":true,"installedAt":true,"before":true},"dynamicProps":false,"dynamicItems":false};function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="record" */;let vErrors = null;let errors = 0;const evaluated0 = validate52.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.version === undefined) || (!(func0.call(data, "version")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.kind === undefined) || (!(func0.call(data, "kind")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((data.baseUrl === undefined) || (!(func0.call(data, "baseUrl")))){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((data.dialect === undefined) || (!(func0.call(data, "dialect")))){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dialect"},message:"must have required property '"+"dialect"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if((data.stage === undefined) || (!(func0.call(data, "stage")))){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if((data.project === undefined) || (!(func0.call(data, "project")))){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if((data.commit === undefined) || (!(func0.call(data, "commit")))){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if((data.actor === undefined) || (!(func0.call(data, "actor")))){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if((data.runUrl === undefined) || (!(func0.call(data, "runUrl")))){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runUrl"},message:"must have required property '"+"runUrl"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if((data.startedAt === undefined) || (!(func0.call(data, "startedAt")))){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if((data.apps === undefined) || (!(func0.call(data, "apps")))){const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apps"},message:"must have required property '"+"apps"+"'"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if(data.version !== undefined && func0.call(data, "version")){if(1 !== data.version){const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.kind !== undefined && func0.call(data, "kind")){if("cwl-promote record" !== data.kind){const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "cwl-promote record"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.baseUrl !== undefined && func0.call(data, "baseUrl")){if(typeof data.baseUrl !== "string"){const err13 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.dialect !== undefined && func0.call(data, "dialect")){let data3 = data.dialect;if(!((data3 === "documented") || (data3 === "seven-bridges"))){const err14 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema19.properties.dialect.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.stage !== undefined && func0.call(data, "stage")){let data4 = data.stage;if((typeof data4 !== "string") && (data4 !== null)){const err15 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema19.properties.stage.type},message:"must be string,null"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.project !== undefined && func0.call(data, "project")){let data5 = data.project;if((typeof data5 !== "string") && (data5 !== null)){const err16 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: schema19.properties.project.type},message:"must be string,null"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.commit !== undefined && func0.call(data, "commit")){let data6 = data.commit;if((typeof data6 !== "string") && (data6 !== null)){const err17 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema19.properties.commit.type},message:"must be string,null"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.actor !== undefined && func0.call(data, "actor")){let data7 = data.actor;if((typeof data7 !== "string") && (data7 !== null)){const err18 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: schema19.properties.actor.type},message:"must be string,null"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.runUrl !== undefined && func0.call(data, "runUrl")){let data8 = data.runUrl;if((typeof data8 !== "string") && (data8 !== null)){const err19 = {instancePath:instancePath+"/runUrl",schemaPath:"#/properties/runUrl/type",keyword:"type",params:{type: schema19.properties.runUrl.type},message:"must be string,null"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.startedAt !== undefined && func0.call(data, "startedAt")){if(typeof data.startedAt !== "string"){const err20 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){let data10 = data.apps;if(Array.isArray(data10)){const len0 = data10.length;for(let i0=0; i0<len0; i0++){if(!(validate53(data10[i0], {instancePath:instancePath+"/apps/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);errors = vErrors.length;}}}else {const err21 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}validate52.errors = vErrors;return errors === 0;}validate52.evaluated = {"props":{"version":true,"kind":true,"baseUrl":true,"dialect":true,"stage":true,"project":true,"commit":true,"actor":true,"runUrl":true,"startedAt":true,"apps":true},"dynamicProps":false,"dynamicItems":false};exports.plan = validate55;const schema21 = {"$id":"plan","type":"object","required":["version","kind","baseUrl","dialect","stage","project","apps","digest"],"additionalProperties":false,"properties":{"version":{"const":1},"kind":{"const":"cwl-promote plan"},"baseUrl":{"type":"string"},"dialect":{"enum":["documented","seven-bridges"]},"stage":{"type":["string","null"]},"project":{"type":["string","null"]},"digest":{"type":"string"},"apps":{"type":"array","items":{"type":"object","required":["name","target","source","action","digest","before"],"additionalProperties":false,"properties":{"name":{"type":"string"},"target":{"type":"string"},"source":{"type":"string"},"action":{"enum":["create","update","unchanged","blocked","unknown"]},"digest":{"type":["string","null"]},"before":{"type":"string"}}}}}};function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="plan" */;let vErrors = null;let errors = 0;const evaluated0 = validate55.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.version === undefined) || (!(func0.call(data, "version")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.kind === undefined) || (!(func0.call(data, "kind")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((data.baseUrl === undefined) || (!(func0.call(data, "baseUrl")))){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseUrl"},message:"must have required property '"+"baseUrl"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((data.dialect === undefined) || (!(func0.call(data, "dialect")))){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dialect"},message:"must have required property '"+"dialect"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if((data.stage === undefined) || (!(func0.call(data, "stage")))){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if((data.project === undefined) || (!(func0.call(data, "project")))){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if((data.apps === undefined) || (!(func0.call(data, "apps")))){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apps"},message:"must have required property '"+"apps"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if((data.digest === undefined) || (!(func0.call(data, "digest")))){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}for(const key0 of Object.keys(data)){if(!((((((((key0 === "version") || (key0 === "kind")) || (key0 === "baseUrl")) || (key0 === "dialect")) || (key0 === "stage")) || (key0 === "project")) || (key0 === "digest")) || (key0 === "apps"))){const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.version !== undefined && func0.call(data, "version")){if(1 !== data.version){const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.kind !== undefined && func0.call(data, "kind")){if("cwl-promote plan" !== data.kind){const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "cwl-promote plan"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.baseUrl !== undefined && func0.call(data, "baseUrl")){if(typeof data.baseUrl !== "string"){const err11 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.dialect !== undefined && func0.call(data, "dialect")){let data3 = data.dialect;if(!((data3 === "documented") || (data3 === "seven-bridges"))){const err12 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema21.properties.dialect.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.stage !== undefined && func0.call(data, "stage")){let data4 = data.stage;if((typeof data4 !== "string") && (data4 !== null)){const err13 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema21.properties.stage.type},message:"must be string,null"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.project !== undefined && func0.call(data, "project")){let data5 = data.project;if((typeof data5 !== "string") && (data5 !== null)){const err14 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: schema21.properties.project.type},message:"must be string,null"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.digest !== undefined && func0.call(data, "digest")){if(typeof data.digest !== "string"){const err15 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){let data7 = data.apps;if(Array.isArray(data7)){const len0 = data7.length;for(let i0=0; i0<len0; i0++){let data8 = data7[i0];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if((data8.name === undefined) || (!(func0.call(data8, "name")))){const err16 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if((data8.target === undefined) || (!(func0.call(data8, "target")))){const err17 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if((data8.source === undefined) || (!(func0.call(data8, "source")))){const err18 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((data8.action === undefined) || (!(func0.call(data8, "action")))){const err19 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if((data8.digest === undefined) || (!(func0.call(data8, "digest")))){const err20 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if((data8.before === undefined) || (!(func0.call(data8, "before")))){const err21 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}for(const key1 of Object.keys(data8)){if(!((((((key1 === "name") || (key1 === "target")) || (key1 === "source")) || (key1 === "action")) || (key1 === "digest")) || (key1 === "before"))){const err22 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.name !== undefined && func0.call(data8, "name")){if(typeof data8.name !== "string"){const err23 = {instancePath:instancePath+"/apps/" + i0+"/name",schemaPath:"#/properties/apps/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data8.target !== undefined && func0.call(data8, "target")){if(typeof data8.target !== "string"){const err24 = {instancePath:instancePath+"/apps/" + i0+"/target",schemaPath:"#/properties/apps/items/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data8.source !== undefined && func0.call(data8, "source")){if(typeof data8.source !== "string"){const err25 = {instancePath:instancePath+"/apps/" + i0+"/source",schemaPath:"#/properties/apps/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data8.action !== undefined && func0.call(data8, "action")){let data12 = data8.action;if(!(((((data12 === "create") || (data12 === "update")) || (data12 === "unchanged")) || (data12 === "blocked")) || (data12 === "unknown"))){const err26 = {instancePath:instancePath+"/apps/" + i0+"/action",schemaPath:"#/properties/apps/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema21.properties.apps.items.properties.action.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data8.digest !== undefined && func0.call(data8, "digest")){let data13 = data8.digest;if((typeof data13 !== "string") && (data13 !== null)){const err27 = {instancePath:instancePath+"/apps/" + i0+"/digest",schemaPath:"#/properties/apps/items/properties/digest/type",keyword:"type",params:{type: schema21.properties.apps.items.properties.digest.type},message:"must be string,null"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}if(data8.before !== undefined && func0.call(data8, "before")){if(typeof data8.before !== "string"){const err28 = {instancePath:instancePath+"/apps/" + i0+"/before",schemaPath:"#/properties/apps/items/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}else {const err29 = {instancePath:instancePath+"/apps/" + i0,schemaPath:"#/properties/apps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}validate55.errors = vErrors;return errors === 0;}validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cs: () => (/* binding */ makePlan),
  ro: () => (/* binding */ remarksOf),
  d1: () => (/* binding */ runPromotion)
});

// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 1 modules
var cwl_workspace = __webpack_require__(7925);
// EXTERNAL MODULE: ./lib/platform/address.js
var platform_address = __webpack_require__(1251);
// EXTERNAL MODULE: ./lib/promotion/plan.js + 7 modules
var promotion_plan = __webpack_require__(6799);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./lib/cwl/contents.js
var contents = __webpack_require__(5218);
;// CONCATENATED MODULE: ./lib/promotion/rules.js




/** The plan with the installs that a rule of the stage refuses turned into blocked ones, each with all reasons. Pure. */
function applyRules(changes, rules, facts) {
    return changes.map((change) => {
        if (!(0,promotion_plan/* isInstall */.OK)(change))
            return change;
        const reasons = RULES.flatMap((rule) => rule(change, rules, facts) ?? []);
        if (reasons.length === 0)
            return change;
        const { app, before, digest, details } = change;
        return { action: 'blocked', app, digest, before, blockedBy: 'rule', reason: reasons.join('; '), ...(details === undefined ? {} : { details }) };
    });
}
const RULES = [refuseBreaking, refuseOtherRefs, refuseUnpinned, refuseDowngrade];
function refuseBreaking(change, rules, facts) {
    if (rules.breaking !== 'refuse' || facts.allowBreaking)
        return undefined;
    if (change.action === 'unknown') {
        return 'rule `breaking`: what is installed cannot be read, so nobody knows whether this breaks it; `allow-breaking` lifts the rule for one run';
    }
    const breaking = change.details?.interface.filter((each) => each.breaking) ?? [];
    if (breaking.length === 0)
        return undefined;
    return `rule \`breaking\`: ${breaking.map((each) => each.message).join(', ')}; \`allow-breaking\` lifts the rule for one run`;
}
function refuseOtherRefs(_change, rules, facts) {
    if (rules.branches === undefined && rules.tags === undefined)
        return undefined;
    if (facts.branch !== undefined && picomatch.isMatch(facts.branch, [...(rules.branches ?? [])]))
        return undefined;
    if (facts.tags.some((tag) => picomatch.isMatch(tag, [...(rules.tags ?? [])])))
        return undefined;
    const allowed = [
        ...(rules.branches === undefined ? [] : [`the branches ${rules.branches.join(', ')}`]),
        ...(rules.tags === undefined ? [] : [`the tags ${rules.tags.join(', ')}`]),
    ];
    const here = facts.branch === undefined ? (facts.tags.length === 0 ? 'no branch and no tag' : `the tag ${facts.tags.join(', ')}`) : `the branch ${facts.branch}`;
    return `rule \`${rules.branches === undefined ? 'tags' : 'branches'}\`: only ${allowed.join(' and ')} may be promoted here, and this is ${here}`;
}
function refuseUnpinned(change, rules) {
    const { images } = rules;
    if (images === undefined || images === 'any')
        return undefined;
    const loose = (0,contents/* imagesOf */.I)(change.description).filter(({ image }) => !isPinned(image, images));
    if (loose.length === 0)
        return undefined;
    const words = loose.map(({ step, image }) => (step === '' ? image : `${image} (${step})`));
    return `rule \`images\`: not pinned by ${images === 'tag' ? 'a tag' : 'a digest'}: ${[...new Set(words)].join(', ')}`;
}
/** True when the image cannot become another one under the same name, as far as a tag or a digest promises that. */
function isPinned(image, by) {
    if (/@sha256:[0-9a-f]{64}$/.test(image))
        return true;
    // What follows an @ and is no digest pins nothing.
    if (by === 'digest' || image.includes('@'))
        return false;
    // A colon before the last slash is that of a port.
    const tag = /:([^/:]+)$/.exec(image)?.[1];
    return tag !== undefined && tag !== 'latest';
}
function refuseDowngrade(change, rules, facts) {
    if (rules.downgrade !== 'refuse')
        return undefined;
    const recorded = facts.ahead.get((0,platform_address/* formatAddress */.M0)(change.app.target));
    if (recorded === undefined)
        return undefined;
    return `rule \`downgrade\`: it was installed from commit ${recorded.slice(0, 12)}, which this commit does not contain`;
}

// EXTERNAL MODULE: ./lib/promotion/saved-plan.js
var saved_plan = __webpack_require__(8244);
// EXTERNAL MODULE: ./lib/commands/connect.js + 12 modules
var connect = __webpack_require__(2374);
// EXTERNAL MODULE: ./lib/commands/cutoff.js
var commands_cutoff = __webpack_require__(2137);
// EXTERNAL MODULE: ./lib/promotion/git.js
var promotion_git = __webpack_require__(5997);
// EXTERNAL MODULE: ./lib/promotion/record.js
var promotion_record = __webpack_require__(7836);
;// CONCATENATED MODULE: ./lib/commands/facts.js



/** What the rules of a stage ask about, as far as they ask: git is not needed for rules that are not there. */
async function gatherFacts(options, rules, changes) {
    const git = (0,promotion_git/* gitAt */.c)(options.workingDirectory);
    const place = rules.branches === undefined && rules.tags === undefined ? NOWHERE : await placeOf(options.ref, git);
    return { ...place, allowBreaking: options.allowBreaking ?? false, ahead: await aheadOf(options, rules, changes, git) };
}
const NOWHERE = { branch: undefined, tags: [] };
async function placeOf(ref, git) {
    if (ref === undefined || ref === '')
        return { branch: await git.branch(), tags: await git.tags() };
    if (ref.startsWith('refs/heads/'))
        return { branch: ref.slice('refs/heads/'.length), tags: [] };
    if (ref.startsWith('refs/tags/'))
        return { branch: undefined, tags: [ref.slice('refs/tags/'.length)] };
    // refs/pull/… is neither a branch nor a tag.
    return NOWHERE;
}
async function aheadOf(options, rules, changes, git) {
    if (rules.downgrade !== 'refuse' || options.lastRecord === undefined)
        return new Map();
    const record = (0,promotion_record/* readRecord */.aE)(options.lastRecord);
    // What git does not know cannot be behind: a shallow clone must not look like progress.
    if (record.commit === null || (await git.contains(record.commit)) === true)
        return new Map();
    const targets = new Set(changes.map((change) => (0,platform_address/* formatAddress */.M0)(change.app.target)));
    return new Map(record.apps.flatMap((app) => (targets.has(app.target) ? [[app.target, record.commit ?? '']] : [])));
}

// EXTERNAL MODULE: ./lib/commands/failure.js
var commands_failure = __webpack_require__(7200);
// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/promotion/shards.js
var shards = __webpack_require__(9892);
;// CONCATENATED MODULE: ./lib/commands/narrowing.js




/** True when which apps a run is about depends on what their documents reach or weigh, also for copies. */
function needsFiles(options) {
    return options.changedSince !== undefined || options.shard !== undefined;
}
/**
 * Leaves out the apps that no changed file can have changed (`changedSince`), then those of other shards (`shard`).
 * Throws PromotionError.
 */
async function narrow(selection, packed, options) {
    const notices = [];
    const changedFiles = new Map();
    let { wanted } = selection;
    if (options.changedSince !== undefined) {
        const changed = new Set(await (0,promotion_git/* gitAt */.c)(options.workingDirectory).changedSince(options.changedSince));
        // A changed configuration can give any app another name or another source.
        const all = selection.manifestFile !== undefined && changed.has(selection.manifestFile);
        const affected = wanted.filter((app) => {
            if (app.reference === undefined)
                return true;
            const files = (packed.files.get(app.reference) ?? []).filter((file) => changed.has(file));
            if (files.length > 0)
                changedFiles.set((0,platform_address/* formatAddress */.M0)(app.target), files);
            return all || files.length > 0;
        });
        const leftOut = wanted.length - affected.length;
        if (leftOut > 0)
            notices.push(`${leftOut} of ${wanted.length} apps reach no file that changed since ${options.changedSince}, and are left out.`);
        wanted = affected;
    }
    if (options.shard !== undefined) {
        const { index, of } = (0,shards/* parseShard */.u)(options.shard);
        const mine = new Set((0,shards/* dealOut */.l)(wanted.map((app) => weigh(app, packed)), of)[index - 1]);
        wanted = wanted.filter((app) => mine.has(app));
    }
    return { wanted, notices, changedFiles };
}
/** The shards of `of` that hold any of these targets. */
function shardsOf(wanted, packed, of, targets) {
    return (0,shards/* dealOut */.l)(wanted.map((app) => weigh(app, packed)), of).flatMap((apps, index) => apps.some((app) => targets.has((0,platform_address/* formatAddress */.M0)(app.target))) ? [`${index + 1}/${of}`] : []);
}
function weigh(app, packed) {
    const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference);
    return { item: app, key: (0,platform_address/* formatAddress */.M0)(app.target), weight: desired?.kind === 'ready' ? (0,json/* stringifyJson */.sd)(desired.description).length : 1 };
}

// EXTERNAL MODULE: ./lib/commands/options.js
var commands_options = __webpack_require__(6252);
// EXTERNAL MODULE: ./lib/cwl/pack.js + 9 modules
var pack = __webpack_require__(7253);
// EXTERNAL MODULE: ./lib/cwl/stamp.js
var stamp = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/cwl/validate.js + 18 modules
var validate = __webpack_require__(9560);
;// CONCATENATED MODULE: ./lib/promotion/local-defaults.js
/** The rules of the stage that installs from files: what is copied later is as it was installed there. */
function localDefaultRules(manifest, stage) {
    let declaration = stage === null ? undefined : manifest?.stages[stage];
    while (declaration?.from !== undefined)
        declaration = manifest?.stages[declaration.from];
    const files = new Map(Object.entries(declaration?.files ?? {}).map(([path, place]) => [path.replace(/^\.\//, '').replace(/\/$/, ''), place]));
    return { mapPath: (path) => files.get(path), allowed: declaration?.['local-defaults'] === 'allow' };
}
/** Why an app with such defaults is not installed; undefined when it has none. */
function refuseLocalDefaults(found) {
    const [first] = found;
    if (first === undefined)
        return undefined;
    const more = found.length === 1 ? '' : ` (and ${found.length - 1} more)`;
    const what = first.class === 'File' ? 'file' : 'folder';
    return `${first.file}:${first.line}:${first.column}: this names the ${what} ${first.path} of the repository, which the platform does not have${more}; say under \`files\` of the stage what stands for it, or allow it with \`local-defaults\``;
}

;// CONCATENATED MODULE: ./lib/commands/packing.js






/** Validates and packs documents, given as `path` or `path#id`; reads nothing but the repository. */
async function packAll(references, workspace, signal, { checks, local }) {
    const packer = new pack/* Packer */.ND(workspace, { checks, mapPath: local.mapPath });
    const descriptions = new Map();
    const reached = new Map();
    const problems = [];
    const invalid = [];
    for (const reference of new Set(references)) {
        signal.throwIfAborted();
        const packing = await packer.pack(reference);
        problems.push(...packing.problems);
        reached.set(reference, packing.files);
        if (packing.ok) {
            const refusal = local.allowed ? undefined : refuseLocalDefaults(packing.localDefaults);
            // A file that was pulled may hold a note of an earlier promotion: it is none of this document's.
            const description = (0,stamp/* withoutStamp */.GD)(packing.description);
            const digest = description === packing.description ? packing.digest : (0,json/* digestOf */.ol)(description);
            descriptions.set(reference, refusal === undefined ? { kind: 'ready', description, digest, files: packing.files } : { kind: 'missing', reason: refusal });
        }
        else {
            invalid.push(reference);
            descriptions.set(reference, { kind: 'missing', reason: reasonOf(packing.problems) });
        }
    }
    return { descriptions, files: reached, problems: (0,validate/* sortProblems */.dS)(problems), invalid };
}
function reasonOf(problems) {
    const errors = problems.filter(problem/* isError */.b);
    const [first] = errors;
    if (first === undefined)
        return 'the document cannot be packed';
    const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`;
    return `${first.file}:${first.line}:${first.column}: ${first.message}${more}`;
}

// EXTERNAL MODULE: ./lib/promotion/wanted.js
var wanted = __webpack_require__(4906);
// EXTERNAL MODULE: ./lib/commands/report.js
var report = __webpack_require__(2582);
;// CONCATENATED MODULE: ./lib/commands/promotion-report.js




/** The report of a promotion: its result and exit code follow from what came of each app, and from what ended the run. */
function reportPromotion(draft) {
    const apps = appReports(draft).map((app) => withChangedFiles(app, draft.changedFiles?.get(app.target)));
    const failureBefore = draft.failure ?? failureOfApps(apps);
    const failure = failureBefore ?? draft.afterwards;
    return {
        command: draft.command,
        exitCode: failure === undefined ? report/* EXIT */.d.fine : (0,commands_failure/* exitCodeOf */.FO)(failure),
        ...(failure === undefined ? {} : { failure }),
        notices: draft.notices,
        result: resultOf(apps, failureBefore, draft.outcomes !== undefined),
        stage: draft.stage,
        project: draft.project,
        apps,
        counts: countApps(apps),
        problems: draft.problems,
        ...(draft.exports === undefined ? {} : { exports: draft.exports }),
        waits: draft.waits,
        ...(draft.planDigest === undefined ? {} : { planDigest: draft.planDigest }),
        ...(draft.planFile === undefined ? {} : { planFile: draft.planFile }),
        ...(draft.recordFile === undefined ? {} : { recordFile: draft.recordFile }),
        ...(draft.matrix === undefined ? {} : { matrix: draft.matrix }),
        duration: draft.duration,
    };
}
function appReports(draft) {
    if (draft.outcomes !== undefined) {
        return draft.outcomes.map(({ change, outcome, reason }) => ({ ...appOfChange(change), outcome, ...(reason === undefined ? {} : { reason }) }));
    }
    if (draft.changes !== undefined)
        return draft.changes.map(appOfChange);
    const { unread } = draft;
    if (unread !== undefined) {
        return draft.wanted.map((app) => {
            const known = unread.get((0,platform_address/* formatAddress */.M0)(app.target));
            return { ...appOfWanted(app), action: 'unknown', digest: known?.digest ?? null, ...(known === undefined ? {} : { reason: known.reason }) };
        });
    }
    return draft.wanted.map((app) => ({
        ...appOfWanted(app),
        action: 'unknown',
        ...(draft.command !== 'plan' ? { outcome: 'skipped' } : {}),
        digest: null,
        reason: 'the run ended before the plan was made',
    }));
}
function withChangedFiles(app, changedFiles) {
    return changedFiles === undefined ? app : { ...app, changedFiles };
}
function appOfChange(change) {
    return {
        ...appOfWanted(change.app),
        action: change.action,
        digest: change.digest,
        ...(change.reason === undefined ? {} : { reason: change.reason }),
        ...(change.action === 'blocked' ? { blockedBy: change.blockedBy } : {}),
        ...(change.details === undefined ? {} : { details: change.details }),
    };
}
function appOfWanted(app) {
    return { name: app.name, target: (0,platform_address/* formatAddress */.M0)(app.target), source: (0,wanted/* sourceText */.r)(app.source), sourceKind: app.source.kind };
}
const RED_OUTCOMES = new Set(['failed', 'unknown', 'cancelled', 'skipped']);
function failureOfApps(apps) {
    const refused = apps.filter((app) => app.blockedBy === 'rule');
    if (refused.length > 0) {
        return {
            code: 'refused-by-rule',
            message: `${count(refused.length, 'app is', 'apps are')} refused by a rule: ${namesOf(refused)}`,
            hint: 'Nothing was installed. Each app says which rule and what it takes.',
        };
    }
    const red = apps.filter((app) => app.action === 'blocked' || RED_OUTCOMES.has(app.outcome));
    if (red.length === 0)
        return undefined;
    const carriedOut = apps.some((app) => app.outcome !== undefined);
    return {
        code: 'apps-failed',
        message: carriedOut
            ? `${red.length} of ${count(apps.length, 'app', 'apps')} did not get where they should: ${namesOf(red)}`
            : `${red.length} of ${count(apps.length, 'app', 'apps')} cannot be promoted: ${namesOf(red)}`,
        hint: carriedOut ? 'Each app says why. Run again when it is mended: what is installed is left alone.' : 'Each app says why.',
    };
}
function resultOf(apps, failure, carriedOut) {
    if (failure !== undefined)
        return (0,commands_failure/* exitCodeOf */.FO)(failure) === report/* EXIT */.d.refused ? 'refused' : 'failed';
    if (apps.every((app) => app.action === 'unchanged'))
        return 'unchanged';
    return carriedOut ? 'promoted' : 'planned';
}
function countApps(apps) {
    const actions = (action) => apps.filter((app) => app.action === action).length;
    const outcomes = (outcome) => apps.filter((app) => app.outcome === outcome).length;
    return {
        create: actions('create'),
        update: actions('update'),
        blocked: actions('blocked'),
        created: outcomes('created'),
        updated: outcomes('updated'),
        failed: outcomes('failed'),
        skipped: outcomes('skipped'),
        cancelled: outcomes('cancelled'),
        unchanged: actions('unchanged'),
        unknown: apps.filter((app) => (app.outcome ?? app.action) === 'unknown').length,
    };
}
/** A message that lists more names than this is read by nobody; the report has them all. */
const MANY = 5;
function namesOf(apps) {
    const names = apps.slice(0, MANY).map((app) => app.name);
    return apps.length > MANY ? `${names.join(', ')} and ${apps.length - MANY} more` : names.join(', ');
}
function count(number, one, many) {
    return `${number} ${number === 1 ? one : many}`;
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
;// CONCATENATED MODULE: ./lib/commands/reading.js



/**
 * Reads every target, and every app that is copied, each once, and plans. Rejects with the PlatformError of the first
 * reading that fails: a plan that knows only a part of the platform is none.
 */
async function readAndPlan(wanted, descriptions, platform, options) {
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    const readings = new Map();
    const read = (address) => {
        const key = (0,platform_address/* formatAddress */.M0)(address);
        const known = readings.get(key);
        if (known !== undefined)
            return known;
        const reading = limit(() => platform.getApp(address));
        readings.set(key, reading);
        return reading;
    };
    const planOne = async (app) => {
        const { source } = app;
        const packed = app.reference === undefined ? undefined : descriptions.get(app.reference);
        if (source.kind === 'app') {
            const [origin, before] = await Promise.all([read(source.address), read(app.target)]);
            const copy = (0,promotion_plan/* desiredFromApp */.gf)(origin, (0,platform_address/* formatAddress */.M0)(source.address), platform.dialect);
            return (0,promotion_plan/* planChange */.AS)(app, (0,promotion_plan/* requireSame */.qb)(copy, options.requireSame ? packed : undefined, platform.dialect), before, platform.dialect);
        }
        if (packed === undefined)
            throw new TypeError(`${app.name} was not packed`);
        return (0,promotion_plan/* planChange */.AS)(app, packed, await read(app.target), platform.dialect);
    };
    try {
        return await Promise.all(wanted.map(planOne));
    }
    finally {
        limit.clearQueue();
    }
}

// EXTERNAL MODULE: ./lib/promotion/checks.js
var checks = __webpack_require__(5376);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/manifest.js + 2 modules
var promotion_manifest = __webpack_require__(1089);
// EXTERNAL MODULE: ./lib/promotion/select.js
var promotion_select = __webpack_require__(2557);
;// CONCATENATED MODULE: ./lib/commands/wanted.js





/**
 * Which apps the options ask for: those of a stage of the configuration file, or those of `files` and `project`.
 * Throws PromotionError and CwlError.
 */
function selectWanted(options, workspace) {
    if (options.project !== undefined)
        return selectDirectly(options, options.project, workspace);
    for (const [input, value] of [['files', options.files?.[0]], ['copy-from', options.copyFrom]]) {
        if (value === undefined)
            continue;
        throw new errors/* PromotionError */.g('usage', `\`${input}\` says what to promote, but not where to`, {
            hint: 'Give the input `project` as well. With a configuration file give neither; choose with `stage` and `apps`.',
        });
    }
    const manifest = (0,promotion_manifest/* readManifest */.WI)(workspace, options.config);
    if (manifest === undefined) {
        throw new errors/* PromotionError */.g('usage', 'nothing says what to promote: there is no cwl-promote.yml', {
            hint: 'Write one (`cwl-promote init` does), or give the inputs `files` and `project`.',
        });
    }
    const stage = (0,promotion_select/* chooseStage */.oQ)(manifest, options.stage);
    const apps = (0,promotion_select/* appsOf */.OC)(manifest, (patterns) => workspace.find(patterns));
    const wanted = (0,promotion_select/* refuseCopyOntoItself */.Fd)((0,promotion_select/* selectApps */.B2)((0,promotion_select/* wantedOfStage */.by)(manifest, apps, stage), options.apps ?? []));
    return { stage, project: manifest.stages[stage]?.project ?? '', wanted, manifestFile: manifest.file, packing: { checks: (0,checks/* checksOf */.t)(manifest, options.strict ?? false), local: localDefaultRules(manifest, stage) }, declaration: manifest.stages[stage], notices: [] };
}
function selectDirectly(options, project, workspace) {
    for (const [input, value] of [['stage', options.stage], ['config', options.config]]) {
        if (value === undefined)
            continue;
        throw new errors/* PromotionError */.g('usage', `\`project\` and \`${input}\` exclude one another`, {
            hint: 'Give `stage` to work with the configuration file, or `files` and `project` to work without it.',
        });
    }
    const files = options.files === undefined || options.files.length === 0 ? [] : workspace.find(options.files);
    if (options.files !== undefined && options.files.length > 0 && files.length === 0) {
        throw new errors/* PromotionError */.g('usage', `no CWL file is at ${options.files.map((file) => JSON.stringify(file)).join(', ')}`, {
            hint: 'Correct the input `files`; paths are relative to the working directory.',
        });
    }
    const { copyFrom, apps = [] } = options;
    const wanted = (0,promotion_select/* wantedDirectly */.OG)({ files, project, apps, ...(copyFrom === undefined ? {} : { copyFrom }) });
    return { stage: null, project, wanted, manifestFile: undefined, packing: { checks: (0,checks/* checksOf */.t)(undefined, options.strict ?? false), local: localDefaultRules(undefined, null) }, declaration: undefined, notices: [] };
}

;// CONCATENATED MODULE: ./lib/commands/promotion-run.js
















/** Runs `work` and reports all that it came to know. Never throws for what the user, the network or the platform did. */
async function runPromotion(command, options, context, work) {
    const started = performance.now();
    const cutoff = (0,commands_cutoff/* startCutoff */.W)(context.signal, options.timeout);
    const run = { options, context, cutoff, waits: [], stage: null, project: null, wanted: [], problems: [], notices: [] };
    try {
        (0,commands_options/* checkOptions */.J)(options);
        await work(run);
    }
    catch (error) {
        run.failure = (0,commands_failure/* failureFrom */.Ju)(error);
    }
    finally {
        if (cutoff.stop.aborted)
            run.failure = (0,commands_failure/* stoppedFailure */.kB)(cutoff.timedOut, progressOf(run));
        cutoff.end();
    }
    return reportPromotion({ ...run, command, duration: performance.now() - started });
}
/** Where a client leaves what is worth saying. */
function remarksOf(run) {
    return {
        waits: run.waits,
        onNotice: (notice) => {
            run.notices = [...run.notices, notice];
        },
    };
}
/**
 * Everything before the first install: which apps, validated and packed, then all that must be read from the platform.
 * Undefined when documents have errors; the run then says so. Throws what {@link failureFrom} knows.
 */
async function makePlan(run) {
    const { options, context, cutoff } = run;
    context.progress({ kind: 'phase', name: 'configuration' });
    const workspace = (0,cwl_workspace/* openWorkspace */.OH)(options.workingDirectory);
    const selection = selectWanted(options, workspace);
    run.stage = selection.stage;
    run.project = selection.project;
    run.wanted = selection.wanted;
    run.notices = selection.notices;
    // Made before the long work of packing, so that a missing token is said at once; it sends nothing yet.
    const platform = options.offline === undefined ? (0,connect/* connect */.Ng)(options, context, cutoff.requests, remarksOf(run)) : undefined;
    const requireSame = selection.declaration?.['require-same'] === 'repository';
    const references = referencesOf(selection, requireSame || needsFiles(options));
    context.progress({ kind: 'phase', name: 'pack', total: references.length });
    const packed = await packAll(references, workspace, cutoff.stop, selection.packing);
    run.problems = packed.problems;
    const { wanted, notices, changedFiles } = await narrow(selection, packed, options);
    run.wanted = wanted;
    run.changedFiles = changedFiles;
    run.notices = [...run.notices, ...notices];
    const sent = wanted.filter((app) => app.source.kind === 'file' || requireSame);
    if (sent.some((app) => app.reference !== undefined && packed.invalid.includes(app.reference))) {
        run.changes = unreadChanges(wanted, packed, options.platform);
        run.failure = invalidFailure(packed);
        return undefined;
    }
    if (platform === undefined) {
        run.unread = unreadApps(wanted, packed, options.offline ?? '');
        run.notices = [...run.notices, `Planned without the platform: ${options.offline}. What stands there, and what the rules of the stage say to it, is not known.`];
        return undefined;
    }
    context.progress({ kind: 'phase', name: 'read', total: wanted.length });
    const found = await readAndPlan(wanted, packed.descriptions, platform, { concurrency: options.concurrency, requireSame });
    cutoff.stop.throwIfAborted();
    const rules = selection.declaration?.rules ?? {};
    const changes = applyRules(found, rules, await gatherFacts(options, rules, found));
    run.changes = changes;
    const plan = (0,saved_plan/* savedPlan */.XU)({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage: selection.stage, project: selection.project }, changes);
    run.planDigest = plan.digest;
    if (options.matrix !== undefined)
        run.matrix = { shard: shardsOf(wanted, packed, options.matrix, new Set(changes.filter(promotion_plan/* isInstall */.OK).map(targetOf))) };
    return { platform, selection, changes, plan };
}
/** The documents to pack: of installs, and of copies when something depends on what stands in the repository. */
function referencesOf(selection, alsoCopies) {
    return selection.wanted.flatMap(({ source, reference }) => (reference === undefined || (source.kind !== 'file' && !alsoCopies) ? [] : [reference]));
}
function targetOf(change) {
    return (0,platform_address/* formatAddress */.M0)(change.app.target);
}
/** What can be said of each app without the platform: what would be sent, and what is not known. */
function unreadApps(wanted, packed, why) {
    return new Map(wanted.map((app) => {
        const { source } = app;
        const desired = source.kind === 'file' && app.reference !== undefined ? packed.descriptions.get(app.reference) : undefined;
        const unknown = source.kind === 'app' ? `neither what would be copied from ${(0,platform_address/* formatAddress */.M0)(source.address)} nor what stands at ${(0,platform_address/* formatAddress */.M0)(app.target)} is known` : `what stands at ${(0,platform_address/* formatAddress */.M0)(app.target)} is not known`;
        return [(0,platform_address/* formatAddress */.M0)(app.target), { digest: desired?.kind === 'ready' ? desired.digest : null, reason: `${unknown}: ${why}` }];
    }));
}
/** What can be said of each app when the platform was not asked because documents have errors. */
function unreadChanges(wanted, packed, dialect) {
    const reason = 'the platform was not asked, because documents of this run have errors';
    return wanted.map((app) => {
        const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference);
        return (0,promotion_plan/* planChange */.AS)(app, desired ?? { kind: 'missing', reason }, { kind: 'unreadable', reason }, dialect);
    });
}
function invalidFailure(packed) {
    const errors = packed.problems.filter(problem/* isError */.b).length;
    const documents = packed.invalid.length;
    return {
        code: 'invalid-cwl',
        message: `${errors} ${errors === 1 ? 'error' : 'errors'} in the CWL of ${documents} ${documents === 1 ? 'app' : 'apps'}`,
        hint: 'Nothing was sent to the platform. Mend the errors and run again.',
    };
}
function progressOf(run) {
    if (run.outcomes === undefined)
        return 'nothing was installed';
    const done = run.outcomes.filter((app) => app.outcome === 'created' || app.outcome === 'updated').length;
    const open = run.outcomes.filter((app) => app.outcome === 'cancelled').length;
    const unknown = run.outcomes.filter((app) => app.outcome === 'unknown').length;
    return `installed: ${done}, not begun: ${open}${unknown === 0 ? '' : `, unknown: ${unknown}`}`;
}


/***/ }),

/***/ 3849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ parseReference),
/* harmony export */   bq: () => (/* binding */ fillName)
/* harmony export */ });
/* unused harmony export stemOf */
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6806);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7912);



/** Splits `file.cwl#id`; a `#` in a path that is followed by a slash belongs to the path. */
function parseReference(text) {
    const at = text.lastIndexOf('#');
    if (at <= 0 || text.includes('/', at))
        return { path: text };
    return { path: text.slice(0, at), fragment: text.slice(at + 1) };
}
/** File name without its ending: what an app is called when nothing else is said. */
function stemOf(path) {
    return (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path).replace(/\.(?:cwl|json|ya?ml)$/i, '');
}
const PLACEHOLDER = /\{([^{}]*)\}/g;
/**
 * A name with its placeholders filled in: `{stem}` is the file name without its ending (or the id after `#`),
 * `{parent}` the folder that the file is in, and `{name}`, where `name` is given, the app's own name. Throws
 * PromotionError `configuration` for any other placeholder, and for `{parent}` of a file in the root.
 */
function fillName(template, reference, name) {
    const folder = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)(reference.path));
    const values = {
        stem: reference.fragment ?? stemOf(reference.path),
        parent: folder === '.' ? '' : folder,
        ...(name === undefined ? {} : { name }),
    };
    return template.replaceAll(PLACEHOLDER, (placeholder, word) => {
        const value = values[word];
        if (value === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(template)} holds the unknown placeholder ${placeholder}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(word, Object.keys(values))}`, {
                hint: `Known here: ${Object.keys(values).map((known) => `{${known}}`).join(', ')}.`,
            });
        }
        if (value === '') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PromotionError */ .g('configuration', `the name ${JSON.stringify(template)} has nothing for ${placeholder}: ${reference.path} is in no folder`, {
                hint: 'Move the file into a folder, or use a name without {parent}.',
            });
        }
        return value;
    });
}


/***/ }),

/***/ 7836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ readJsonFile),
/* harmony export */   TN: () => (/* binding */ isRecorded),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   qt: () => (/* binding */ startRecord)
/* harmony export */ });
/* unused harmony export mergeRecords */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9328);
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1251);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6806);
/* harmony import */ var _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9664);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6799);
/* harmony import */ var _same_app_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(361);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4906);









/**
 * Begins a record at `path`. Nothing is written before the first install. Throws PromotionError `usage` when a file is
 * there already: it may be all that knows how to undo an earlier run.
 */
function startRecord(path, header) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('usage', `the record ${path} exists already`, {
            hint: 'Give each run a file of its own, or move the old one away: it is what `rollback` needs to undo that run.',
        });
    }
    const entries = [];
    let written = 0;
    let writing = Promise.resolve();
    const flush = async () => {
        // One write may carry the installs that ended while the one before was under way.
        if (written === entries.length)
            return;
        written = entries.length;
        await (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .v)(path, recordText(header, entries));
    };
    return {
        add: async (outcome) => {
            const app = recordedApp(outcome, header.dialect);
            if (app === undefined)
                return;
            entries.push((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)(app));
            writing = writing.then(flush);
            await writing;
        },
    };
}
/** Written by hand, so that an entry with a large description is made into text only once. */
function recordText(header, entries) {
    const head = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .stringifyJson */ .sd)({ version: 1, kind: 'cwl-promote record', ...header });
    return `${head.slice(0, -1)},"apps":[\n${entries.join(',\n')}\n]}\n`;
}
/** True for an outcome that took effect or may have, and that a record holds. */
function isRecorded({ change, outcome }) {
    if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .isInstall */ .OK)(change))
        return false;
    return outcome === 'created' || outcome === 'updated' || outcome === 'failed' || outcome === 'unknown';
}
function recordedApp({ change, outcome }, dialect) {
    if (change.action === 'blocked' || change.action === 'unchanged')
        return undefined;
    if (outcome !== 'created' && outcome !== 'updated' && outcome !== 'failed' && outcome !== 'unknown')
        return undefined;
    return {
        name: change.app.name,
        target: (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatAddress */ .M0)(change.app.target),
        source: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_8__/* .sourceText */ .r)(change.app.source),
        outcome,
        digest: (0,_same_app_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOfApp */ .df)(change.description, dialect),
        installedAt: new Date().toISOString(),
        before: recordedBefore(change.before, dialect),
    };
}
function recordedBefore(reading, dialect) {
    if (reading.kind !== 'found')
        return reading;
    const { description } = reading.app;
    return { kind: 'found', digest: (0,_same_app_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOfApp */ .df)(description, dialect), description };
}
/** Reads a record. Throws PromotionError `bad-record` that says what is wrong with the file. */
function readRecord(path) {
    const value = readJsonFile(path, 'record', 'bad-record');
    if (!_generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_5__.record(value)) {
        const [error] = _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_5__.record.errors ?? [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g('bad-record', `${path} is no record of a promotion: ${error?.instancePath || 'it'} ${error?.message ?? 'is not as it should be'}`, {
            hint: 'Give the file that `promote` wrote with the input `record`.',
        });
    }
    return value;
}
/** Several records of one promotion, such as those of its shards, as one. Throws PromotionError `bad-record`. */
function mergeRecords(records) {
    const [first] = records;
    if (first === undefined)
        throw new PromotionError('bad-record', 'there is no record to merge');
    for (const other of records) {
        for (const key of ['baseUrl', 'dialect', 'stage', 'project', 'commit']) {
            if (other[key] === first[key])
                continue;
            throw new PromotionError('bad-record', `the records are of different promotions: \`${key}\` is ${String(first[key])} in one and ${String(other[key])} in another`);
        }
    }
    const startedAt = records.map((record) => record.startedAt).sort()[0] ?? first.startedAt;
    return { ...first, startedAt, apps: records.flatMap((record) => record.apps) };
}
/** The JSON of a file that the user names. Throws PromotionError `code`. */
function readJsonFile(path, what, code) {
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if (typeof error !== 'object' || error === null || !('code' in error))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g(code, `the ${what} ${path} cannot be read: ${String(error.code)}`, { hint: 'Check the path; it is relative to where the command runs.' });
    }
    try {
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PromotionError */ .g(code, `the ${what} ${path} is not JSON: ${error.message}`);
    }
}


/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pb: () => (/* binding */ refuseStalePlan),
/* harmony export */   XU: () => (/* binding */ savedPlan),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pC: () => (/* binding */ refuseOtherDigest),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9328);
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1251);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9664);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7836);
/* harmony import */ var _same_app_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(361);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4906);








/** The plan in the form in which it is saved; the order of its apps does not count. */
function savedPlan(header, changes) {
    const { baseUrl, dialect, stage, project } = header;
    const apps = changes.map((change) => plannedApp(change, dialect)).sort((left, right) => (left.target < right.target ? -1 : 1));
    const body = { version: 1, kind: 'cwl-promote plan', baseUrl, dialect, stage, project, apps };
    return { ...body, digest: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(asJson(body)) };
}
function plannedApp(change, dialect) {
    return {
        name: change.app.name,
        target: (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(change.app.target),
        source: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_7__/* .sourceText */ .r)(change.app.source),
        action: change.action,
        digest: change.digest,
        before: change.before === undefined ? 'unreadable' : beforeText(change.before, dialect),
    };
}
function beforeText(before, dialect) {
    return before.kind === 'found' ? (0,_same_app_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfApp */ .df)(before.app.description, dialect) : before.kind;
}
async function writePlan(path, plan) {
    await (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .v)(path, `${JSON.stringify(plan, null, 2)}\n`);
}
/** Reads a plan and checks its digest. Throws PromotionError `bad-plan`. */
function readPlan(path) {
    const value = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonFile */ .JE)(path, 'plan', 'bad-plan');
    if (!_generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__.plan(value)) {
        const [error] = _generated_promotion_cjs__WEBPACK_IMPORTED_MODULE_4__.plan.errors ?? [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('bad-plan', `${path} is no plan: ${error?.instancePath || 'it'} ${error?.message ?? 'is not as it should be'}`, {
            hint: 'Give the file that `plan` wrote with the input `out`.',
        });
    }
    const plan = value;
    const { digest, ...body } = plan;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(asJson(body)) !== digest) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('bad-plan', `${path} was changed after it was written: its digest does not match`, { hint: 'Make the plan again, and have it approved again.' });
    }
    return plan;
}
/**
 * Refuses when the present plan is another than the approved one: the repository or the platform has moved since, or
 * the run is for another place. Throws PromotionError `stale-plan` that says what moved.
 */
function refuseStalePlan(approved, present) {
    if (approved.digest === present.digest)
        return;
    for (const key of ['baseUrl', 'dialect', 'stage', 'project']) {
        if (approved[key] === present[key])
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan is for another place: \`${key}\` was ${String(approved[key])}, and is ${String(present[key])}`);
    }
    const before = new Map(approved.apps.map((app) => [app.target, app]));
    const after = new Map(present.apps.map((app) => [app.target, app]));
    const moved = [...new Set([...before.keys(), ...after.keys()])].flatMap((target) => whatMoved(target, before.get(target), after.get(target)) ?? []);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan does not hold any more: ${moved.slice(0, MANY).join('; ')}${moved.length > MANY ? `; and ${moved.length - MANY} more` : ''}`, {
        hint: 'Nothing was installed. Make the plan again, and have it approved again.',
    });
}
/** Refuses when the present plan does not have the digest that was approved. */
function refuseOtherDigest(expected, present) {
    if (expected === present.digest)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('stale-plan', `the plan does not hold any more: its digest was ${expected}, and is ${present.digest}`, {
        hint: 'Nothing was installed: the repository or the platform has moved since. Make the plan again, and have it approved again.',
    });
}
/** More than this in one message is read by nobody. */
const MANY = 5;
function whatMoved(target, before, after) {
    if (before === undefined)
        return `${target} is new in the plan`;
    if (after === undefined)
        return `${target} is not in the plan any more`;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(asJson(before)) === (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(asJson(after)))
        return undefined;
    if (before.before !== after.before)
        return `${target} was changed on the platform`;
    if (before.digest !== after.digest)
        return `${before.source} gives another description for ${target}`;
    return `${target} would be "${after.action}" from ${after.source}, not "${before.action}" from ${before.source}`;
}
function asJson(value) {
    const json = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(JSON.stringify(value));
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(json))
        throw new TypeError('a plan is an object');
    return json;
}


/***/ }),

/***/ 2557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ selectApps),
/* harmony export */   Fd: () => (/* binding */ refuseCopyOntoItself),
/* harmony export */   OC: () => (/* binding */ appsOf),
/* harmony export */   OG: () => (/* binding */ wantedDirectly),
/* harmony export */   XB: () => (/* binding */ parseProject),
/* harmony export */   by: () => (/* binding */ wantedOfStage),
/* harmony export */   oQ: () => (/* binding */ chooseStage)
/* harmony export */ });
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7543);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7912);
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1251);
/* harmony import */ var _platform_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9001);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3849);






/** Reads `owner/project`. Throws PromotionError `usage`; `input` names where it was given. */
function parseProject(text, input) {
    const [owner, project, ...rest] = text.split('/');
    if (owner === undefined || project === undefined || rest.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `\`${input}\` is ${JSON.stringify(text)}, which is no project`, {
            hint: 'Write owner/project, as in acme/rnaseq.',
        });
    }
    const fault = (0,_platform_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .faultOfName */ .nL)(owner) ?? (0,_platform_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .faultOfName */ .nL)(project);
    if (fault !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `\`${input}\` is ${JSON.stringify(text)}, which is no project: ${fault}`);
    return { owner, project };
}
/** The stage to work on: the one named, or the only one. Throws PromotionError `usage` that lists them. */
function chooseStage(manifest, stage) {
    const names = Object.keys(manifest.stages);
    if (stage === undefined) {
        const [only, other] = names;
        if (only !== undefined && other === undefined)
            return only;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `which stage? ${manifest.file} has several: ${names.join(', ')}`, {
            hint: 'Name one with the input `stage`.',
        });
    }
    if (Object.hasOwn(manifest.stages, stage))
        return stage;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `no stage is named ${JSON.stringify(stage)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(stage, names)}`, {
        hint: `${manifest.file} has ${names.join(', ')}.`,
    });
}
/** The apps that a configuration file names, in its order. Throws PromotionError `configuration` for rows without files. */
function appsOf(manifest, find) {
    return manifest.apps.flatMap((declaration, row) => {
        const at = manifest.at('apps', row, 'path');
        const { path, fragment } = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(declaration.path);
        const excepted = new Set(located(() => find(declaration.except ?? []), manifest, row, 'except'));
        const files = located(() => find([path]), manifest, row, 'path').filter((file) => !excepted.has(file));
        if (files.length === 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', `no CWL file is at ${JSON.stringify(declaration.path)}`, {
                hint: 'Correct the path; it is relative to the repository root.',
                at,
            });
        }
        return files.map((file) => {
            const reference = fragment === undefined ? file : `${file}#${fragment}`;
            const name = located(() => (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fillName */ .bq)(declaration.name ?? '{stem}', (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(reference)), manifest, row, 'name');
            return { name, reference, row };
        });
    });
}
/** The apps that `stage` is to hold, each with its target and where it comes from. */
function wantedOfStage(manifest, apps, stage) {
    const declaration = stageOf(manifest, stage);
    const project = parseProject(declaration.project, `stages.${stage}.project`);
    const from = declaration.from === undefined ? undefined : { stage: declaration.from, ...stageOf(manifest, declaration.from) };
    const rows = new Map();
    for (const app of apps) {
        const { name, reference } = app;
        const source = from === undefined
            ? { kind: 'file', reference }
            : { kind: 'app', address: { ...parseProject(from.project, `stages.${from.stage}.project`), app: namesIn(manifest, app, from.stage)[0] ?? name } };
        for (const target of namesIn(manifest, app, stage))
            rows.set({ name, target: { ...project, app: target }, source, reference }, app.row);
    }
    const placeOf = (app) => manifest.at('apps', rows.get(app) ?? 0);
    const wanted = [...rows.keys()];
    for (const app of wanted) {
        const fault = (0,_platform_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .faultOfName */ .nL)(app.target.app);
        if (fault === undefined)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', `the app ${JSON.stringify(app.target.app)} cannot be named so: ${fault}`, { at: placeOf(app) });
    }
    refuseSharedTargets(wanted, placeOf);
    return wanted;
}
/** The apps of a run without a configuration file: named after their files. Throws PromotionError `usage`. */
function wantedDirectly(selection) {
    const project = parseProject(selection.project, 'project');
    const origin = selection.copyFrom === undefined ? undefined : parseProject(selection.copyFrom, 'copy-from');
    if (selection.files.length === 0) {
        if (origin === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', 'no app is named', { hint: 'Give the input `files`: paths, folders or globs of CWL files.' });
        if (selection.apps.length === 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', 'no app is named', { hint: 'Name the apps to copy with the input `apps`, or give their files with `files`.' });
        }
        return refuseCopyOntoItself([...new Set(selection.apps)].map((name) => copied(name, project, origin)));
    }
    const wanted = selection.files.map((reference) => {
        const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fillName */ .bq)('{stem}', (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(reference));
        if (origin !== undefined)
            return { ...copied(name, project, origin), reference };
        return { name, target: { ...project, app: name }, source: { kind: 'file', reference }, reference };
    });
    refuseSharedTargets(wanted);
    return refuseCopyOntoItself(selectApps(wanted, selection.apps));
}
/** The apps named by the input `apps`, by their own name or the one at the target; all when it names none. */
function selectApps(wanted, names) {
    for (const name of names) {
        if (wanted.some((app) => isNamed(app, name)))
            continue;
        const known = [...new Set(wanted.map((app) => app.name))];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `no app is named ${JSON.stringify(name)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(name, known)}`, {
            hint: `The apps are ${known.slice(0, MANY).join(', ')}${known.length > MANY ? `, and ${known.length - MANY} more` : ''}.`,
        });
    }
    return names.length === 0 ? wanted : wanted.filter((app) => names.some((name) => isNamed(app, name)));
}
/** More names than this help nobody in a message. */
const MANY = 20;
function isNamed(app, name) {
    return app.name === name || app.target.app === name;
}
function copied(name, project, origin) {
    return { name, target: { ...project, app: name }, source: { kind: 'app', address: { ...origin, app: name } } };
}
function stageOf(manifest, stage) {
    const declaration = manifest.stages[stage];
    if (declaration === undefined)
        throw new TypeError(`the stage ${stage} was not checked`);
    return declaration;
}
function namesIn(manifest, app, stage) {
    const given = manifest.apps[app.row]?.names?.[stage];
    const templates = given === undefined ? ['{name}'] : typeof given === 'string' ? [given] : given;
    return templates.map((template) => located(() => (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fillName */ .bq)(template, (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .parseReference */ .F2)(app.reference), app.name), manifest, app.row, 'names', stage));
}
/** Adds the place in the configuration to what a path or a name in it throws. */
function located(work, manifest, row, ...path) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g || error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_0__/* .CwlError */ .J))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', error.message, { hint: error.hint, at: manifest.at('apps', row, ...path) });
    }
}
function refuseSharedTargets(wanted, placeOf) {
    const taken = new Map();
    for (const app of wanted) {
        const target = (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(app.target);
        const other = taken.get(target);
        if (other !== undefined) {
            const [one, two] = [other.reference ?? other.name, app.reference ?? app.name];
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g(placeOf === undefined ? 'usage' : 'configuration', `two apps aim at ${target}: ${one} and ${two}`, {
                hint: 'Give one of them another name; a name for several files can hold {stem} and {parent}.',
                at: placeOf?.(app),
            });
        }
        taken.set(target, app);
    }
}
/** A copy onto itself is a mistake in what was asked for, and would look like a promotion that went well. */
function refuseCopyOntoItself(wanted) {
    for (const app of wanted) {
        if (app.source.kind === 'app' && sameAddress(app.source.address, app.target)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('usage', `${(0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(app.target)} would be copied onto itself`, {
                hint: 'Copy from another project, or under another name.',
            });
        }
    }
    return wanted;
}
function sameAddress(left, right) {
    return (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(left) === (0,_platform_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAddress */ .M0)(right);
}


/***/ }),

/***/ 4906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ sourceText)
/* harmony export */ });
/* harmony import */ var _platform_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1251);

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


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
