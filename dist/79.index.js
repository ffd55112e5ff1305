export const id = 79;
export const ids = [79];
export const modules = {

/***/ 5026:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

"use strict";exports.manifest = validate52;const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"cwl-promote.schema.json","title":"cwl-promote.yml","description":"Which CWL of this repository goes into which project. The base URL and the token never stand here.","type":"object","required":["version"],"dependentRequired":{"stages":["apps"],"apps":["stages"]},"additionalProperties":false,"properties":{"version":{"const":1,"description":"The version of this format: 1."},"stages":{"type":"object","description":"The projects that apps are promoted to, by a name of your choice.","minProperties":1,"propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"$ref":"#/$defs/stage"}},"checks":{"type":"object","description":"How serious problems in CWL are, by their code.","additionalProperties":false,"properties":{"strict":{"type":"boolean","description":"Warnings are errors."},"levels":{"$ref":"#/$defs/levels"},"paths":{"type":"array","description":"Other levels for some files. Of several that match, the last that names the code counts.","items":{"$ref":"#/$defs/exception"}},"baseline":{"type":"string","minLength":1,"description":"The file of problems that are accepted, which `validate --write-baseline` writes; relative to the working directory."}}},"exports":{"type":"object","description":"What is asked of the list of export jobs. Inputs and flags count more.","additionalProperties":false,"properties":{"report":{"type":"boolean","description":"Whether a promotion reads the export jobs too and reports on them. Default: true."},"fail-on":{"enum":["failed","new-failed","never"],"description":"What makes `exports` fail: any failed job, only those that failed since the last run, or nothing. Default: failed."},"threshold":{"type":"integer","minimum":0,"description":"As many failed jobs as this are still fine. Default: 0."},"max-pages":{"type":"integer","minimum":1,"description":"Pages of the list to read at most."}}},"remote":{"type":"object","description":"Documents of other machines that the CWL may refer to. Without it, none.","required":["hosts"],"additionalProperties":false,"properties":{"hosts":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^(?=.{1,253}$)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$"},"description":"Names of hosts, exactly, such as raw.githubusercontent.com. They are asked over https, without credentials."},"max-bytes":{"type":"integer","minimum":1,"description":"The most that one document may have. Default: 4194304."},"timeout":{"type":"number","exclusiveMinimum":0,"maximum":600,"description":"Seconds for one document. Default: 30."}}},"limits":{"type":"object","description":"Bounds on what is read. What is larger than the defaults, and right, needs one.","additionalProperties":false,"properties":{"file-bytes":{"type":"integer","minimum":1,"maximum":268435456,"description":"Bytes of one file. Default: 16777216."},"depth":{"type":"integer","minimum":1,"maximum":500,"description":"Levels that maps and lists of one file may nest. Default: 200."},"nodes":{"type":"integer","minimum":1,"maximum":100000000,"description":"Values of one file, once its aliases are followed. Default: 200000."},"text-length":{"type":"integer","minimum":1,"maximum":4294967296,"description":"Characters of one file, once its aliases are followed. Default: 67108864."},"files":{"type":"integer","minimum":1,"maximum":10000000,"description":"Files that one document reaches. Default: 10000."},"total-bytes":{"type":"integer","minimum":1,"maximum":4294967296,"description":"Bytes of all files that one document reaches. Default: 268435456."},"expressions":{"type":"integer","minimum":1,"maximum":100000000,"description":"Expressions in JavaScript of one process. Default: 20000."},"javascript-length":{"type":"integer","minimum":1,"maximum":268435456,"description":"Characters of JavaScript of one document. Default: 1048576."},"packed-bytes":{"type":"integer","minimum":1,"maximum":268435456,"description":"Bytes of one packed description. Default: 33554432."}}},"apps":{"type":"array","description":"The documents that are apps of their own. What they run travels inside them.","minItems":1,"items":{"$ref":"#/$defs/app"}}},"$defs":{"stage":{"type":"object","required":["project"],"additionalProperties":false,"properties":{"project":{"type":"string","pattern":"^[^/\\s]+/[^/\\s]+$","description":"owner/project on the platform."},"from":{"type":"string","description":"Another stage. Apps are then copied from its project instead of installed from files."},"require-same":{"enum":["repository"],"description":"Only with `from`. Copy an app only when it is what the files of this repository pack to."},"verify":{"enum":["answer","read-back"],"description":"How an install is verified: by what the platform answers (the default), or by reading the app back as well."},"rules":{"$ref":"#/$defs/rules"},"files":{"type":"object","description":"What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.","additionalProperties":{"type":"string","minLength":1}},"local-defaults":{"enum":["refuse","allow"],"description":"Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse."}}},"rules":{"type":"object","description":"What this stage refuses. While one app is refused, none is installed.","additionalProperties":false,"properties":{"breaking":{"enum":["allow","refuse"],"description":"Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow."},"breaking-label":{"type":"string","minLength":1,"description":"Only with `breaking: refuse`. A label that lifts the rule when the pull request has it: the one that the run is about, or each of those that it brings. Only on GitHub."},"downgrade":{"enum":["allow","refuse"],"description":"Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record, or deployments on GitHub. Default: allow."},"images":{"enum":["any","tag","digest"],"description":"How images must be pinned: not at all (the default), by a tag other than latest, or by a digest."},"branches":{"$ref":"#/$defs/patterns","description":"Branches that may promote to this stage; globs. With neither branches nor tags, any."},"tags":{"$ref":"#/$defs/patterns","description":"Tags that may promote to this stage; globs."}}},"levels":{"type":"object","description":"Code of a problem → off, advice, warning or error.","additionalProperties":{"enum":["off","advice","warning","error"]}},"exception":{"type":"object","required":["path","levels"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A file, a folder or a glob; relative to the working directory."},"levels":{"$ref":"#/$defs/levels"}}},"patterns":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"app":{"type":"object","required":["path"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the working directory."},"except":{"type":"array","items":{"type":"string","minLength":1},"description":"Files, folders or globs that `path` matches and that are no apps."},"name":{"type":"string","minLength":1,"description":"Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}."},"names":{"type":"object","description":"Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.","propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"type":["string","array"],"minLength":1,"minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}}}}}}};const func0 = Object.prototype.hasOwnProperty;const func63 = (__webpack_require__(6214)/* ["default"] */ .A);const pattern3 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");const pattern5 = new RegExp("^(?=.{1,253}$)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$", "u");const schema20 = {"type":"object","required":["project"],"additionalProperties":false,"properties":{"project":{"type":"string","pattern":"^[^/\\s]+/[^/\\s]+$","description":"owner/project on the platform."},"from":{"type":"string","description":"Another stage. Apps are then copied from its project instead of installed from files."},"require-same":{"enum":["repository"],"description":"Only with `from`. Copy an app only when it is what the files of this repository pack to."},"verify":{"enum":["answer","read-back"],"description":"How an install is verified: by what the platform answers (the default), or by reading the app back as well."},"rules":{"$ref":"#/$defs/rules"},"files":{"type":"object","description":"What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.","additionalProperties":{"type":"string","minLength":1}},"local-defaults":{"enum":["refuse","allow"],"description":"Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse."}}};const pattern4 = new RegExp("^[^/\\s]+/[^/\\s]+$", "u");const schema21 = {"type":"object","description":"What this stage refuses. While one app is refused, none is installed.","additionalProperties":false,"properties":{"breaking":{"enum":["allow","refuse"],"description":"Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow."},"breaking-label":{"type":"string","minLength":1,"description":"Only with `breaking: refuse`. A label that lifts the rule when the pull request has it: the one that the run is about, or each of those that it brings. Only on GitHub."},"downgrade":{"enum":["allow","refuse"],"description":"Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record, or deployments on GitHub. Default: allow."},"images":{"enum":["any","tag","digest"],"description":"How images must be pinned: not at all (the default), by a tag other than latest, or by a digest."},"branches":{"$ref":"#/$defs/patterns","description":"Branches that may promote to this stage; globs. With neither branches nor tags, any."},"tags":{"$ref":"#/$defs/patterns","description":"Tags that may promote to this stage; globs."}}};const schema22 = {"type":"array","minItems":1,"items":{"type":"string","minLength":1}};function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate55.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(Array.isArray(data)){if(data.length < 1){const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(func63(data0) < 1){const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}}else {const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}validate55.errors = vErrors;return errors === 0;}validate55.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate54.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 of Object.keys(data)){if(!((((((key0 === "breaking") || (key0 === "breaking-label")) || (key0 === "downgrade")) || (key0 === "images")) || (key0 === "branches")) || (key0 === "tags"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.breaking !== undefined && func0.call(data, "breaking")){let data0 = data.breaking;if(!((data0 === "allow") || (data0 === "refuse"))){const err1 = {instancePath:instancePath+"/breaking",schemaPath:"#/properties/breaking/enum",keyword:"enum",params:{allowedValues: schema21.properties.breaking.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data["breaking-label"] !== undefined && func0.call(data, "breaking-label")){let data1 = data["breaking-label"];if(typeof data1 === "string"){if(func63(data1) < 1){const err2 = {instancePath:instancePath+"/breaking-label",schemaPath:"#/properties/breaking-label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/breaking-label",schemaPath:"#/properties/breaking-label/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.downgrade !== undefined && func0.call(data, "downgrade")){let data2 = data.downgrade;if(!((data2 === "allow") || (data2 === "refuse"))){const err4 = {instancePath:instancePath+"/downgrade",schemaPath:"#/properties/downgrade/enum",keyword:"enum",params:{allowedValues: schema21.properties.downgrade.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.images !== undefined && func0.call(data, "images")){let data3 = data.images;if(!(((data3 === "any") || (data3 === "tag")) || (data3 === "digest"))){const err5 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/enum",keyword:"enum",params:{allowedValues: schema21.properties.images.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.branches !== undefined && func0.call(data, "branches")){if(!(validate55(data.branches, {instancePath:instancePath+"/branches",parentData:data,parentDataProperty:"branches",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);errors = vErrors.length;}}if(data.tags !== undefined && func0.call(data, "tags")){if(!(validate55(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);errors = vErrors.length;}}}else {const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}validate54.errors = vErrors;return errors === 0;}validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate53.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.project === undefined) || (!(func0.call(data, "project")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 of Object.keys(data)){if(!(((((((key0 === "project") || (key0 === "from")) || (key0 === "require-same")) || (key0 === "verify")) || (key0 === "rules")) || (key0 === "files")) || (key0 === "local-defaults"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.project !== undefined && func0.call(data, "project")){let data0 = data.project;if(typeof data0 === "string"){if(!pattern4.test(data0)){const err2 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/pattern",keyword:"pattern",params:{pattern: "^[^/\\s]+/[^/\\s]+$"},message:"must match pattern \""+"^[^/\\s]+/[^/\\s]+$"+"\""};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.from !== undefined && func0.call(data, "from")){if(typeof data.from !== "string"){const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data["require-same"] !== undefined && func0.call(data, "require-same")){if(!(data["require-same"] === "repository")){const err5 = {instancePath:instancePath+"/require-same",schemaPath:"#/properties/require-same/enum",keyword:"enum",params:{allowedValues: schema20.properties["require-same"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.verify !== undefined && func0.call(data, "verify")){let data3 = data.verify;if(!((data3 === "answer") || (data3 === "read-back"))){const err6 = {instancePath:instancePath+"/verify",schemaPath:"#/properties/verify/enum",keyword:"enum",params:{allowedValues: schema20.properties.verify.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.rules !== undefined && func0.call(data, "rules")){if(!(validate54(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);errors = vErrors.length;}}if(data.files !== undefined && func0.call(data, "files")){let data5 = data.files;if(data5 && typeof data5 == "object" && !Array.isArray(data5)){for(const key1 of Object.keys(data5)){let data6 = data5[key1];if(typeof data6 === "string"){if(func63(data6) < 1){const err7 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data["local-defaults"] !== undefined && func0.call(data, "local-defaults")){let data7 = data["local-defaults"];if(!((data7 === "refuse") || (data7 === "allow"))){const err10 = {instancePath:instancePath+"/local-defaults",schemaPath:"#/properties/local-defaults/enum",keyword:"enum",params:{allowedValues: schema20.properties["local-defaults"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate53.errors = vErrors;return errors === 0;}validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema23 = {"type":"object","description":"Code of a problem → off, advice, warning or error.","additionalProperties":{"enum":["off","advice","warning","error"]}};function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate60.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 of Object.keys(data)){let data0 = data[key0];if(!((((data0 === "off") || (data0 === "advice")) || (data0 === "warning")) || (data0 === "error"))){const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema23.additionalProperties.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate60.errors = vErrors;return errors === 0;}validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema24 = {"type":"object","required":["path","levels"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A file, a folder or a glob; relative to the working directory."},"levels":{"$ref":"#/$defs/levels"}}};function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate62.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.path === undefined) || (!(func0.call(data, "path")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.levels === undefined) || (!(func0.call(data, "levels")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"},message:"must have required property '"+"levels"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 of Object.keys(data)){if(!((key0 === "path") || (key0 === "levels"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.path !== undefined && func0.call(data, "path")){let data0 = data.path;if(typeof data0 === "string"){if(func63(data0) < 1){const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.levels !== undefined && func0.call(data, "levels")){if(!(validate60(data.levels, {instancePath:instancePath+"/levels",parentData:data,parentDataProperty:"levels",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);errors = vErrors.length;}}}else {const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}validate62.errors = vErrors;return errors === 0;}validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema25 = {"type":"object","required":["path"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the working directory."},"except":{"type":"array","items":{"type":"string","minLength":1},"description":"Files, folders or globs that `path` matches and that are no apps."},"name":{"type":"string","minLength":1,"description":"Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}."},"names":{"type":"object","description":"Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.","propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"type":["string","array"],"minLength":1,"minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}}}}};function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate65.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.path === undefined) || (!(func0.call(data, "path")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 of Object.keys(data)){if(!((((key0 === "path") || (key0 === "except")) || (key0 === "name")) || (key0 === "names"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.path !== undefined && func0.call(data, "path")){let data0 = data.path;if(typeof data0 === "string"){if(func63(data0) < 1){const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.except !== undefined && func0.call(data, "except")){let data1 = data.except;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(typeof data2 === "string"){if(func63(data2) < 1){const err4 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/properties/except/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/properties/except/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.name !== undefined && func0.call(data, "name")){let data3 = data.name;if(typeof data3 === "string"){if(func63(data3) < 1){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.names !== undefined && func0.call(data, "names")){let data4 = data.names;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 of Object.keys(data4)){const _errs12 = errors;if(typeof key1 === "string"){if(func63(key1) > 100){const err9 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key1};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(!pattern3.test(key1)){const err10 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}var valid3 = _errs12 === errors;if(!valid3){const err12 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}for(const key2 of Object.keys(data4)){let data5 = data4[key2];if((typeof data5 !== "string") && (!(Array.isArray(data5)))){const err13 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/type",keyword:"type",params:{type: schema25.properties.names.additionalProperties.type},message:"must be string,array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if(typeof data5 === "string"){if(func63(data5) < 1){const err14 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(Array.isArray(data5)){if(data5.length < 1){const err15 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}const len1 = data5.length;for(let i1=0; i1<len1; i1++){let data6 = data5[i1];if(typeof data6 === "string"){if(func63(data6) < 1){const err16 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/names/additionalProperties/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/names/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}let i2 = data5.length;let j0;if(i2 > 1){const indices0 = {};for(;i2--;){let item0 = data5[i2];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];const err18 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;break;}indices0[item0] = i2;}}}}}else {const err19 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}validate65.errors = vErrors;return errors === 0;}validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="cwl-promote.schema.json" */;let vErrors = null;let errors = 0;const evaluated0 = validate52.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.version === undefined) || (!(func0.call(data, "version")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 of Object.keys(data)){if(!(((((((key0 === "version") || (key0 === "stages")) || (key0 === "checks")) || (key0 === "exports")) || (key0 === "remote")) || (key0 === "limits")) || (key0 === "apps"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.version !== undefined && func0.call(data, "version")){if(1 !== data.version){const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.stages !== undefined && func0.call(data, "stages")){let data1 = data.stages;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(Object.keys(data1).length < 1){const err3 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key1 of Object.keys(data1)){const _errs5 = errors;if(typeof key1 === "string"){if(func63(key1) > 100){const err4 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key1};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern3.test(key1)){const err5 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}var valid1 = _errs5 === errors;if(!valid1){const err7 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}for(const key2 of Object.keys(data1)){if(!(validate53(data1[key2], {instancePath:instancePath+"/stages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);errors = vErrors.length;}}}else {const err8 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.checks !== undefined && func0.call(data, "checks")){let data3 = data.checks;if(data3 && typeof data3 == "object" && !Array.isArray(data3)){for(const key3 of Object.keys(data3)){if(!((((key3 === "strict") || (key3 === "levels")) || (key3 === "paths")) || (key3 === "baseline"))){const err9 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data3.strict !== undefined && func0.call(data3, "strict")){if(typeof data3.strict !== "boolean"){const err10 = {instancePath:instancePath+"/checks/strict",schemaPath:"#/properties/checks/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data3.levels !== undefined && func0.call(data3, "levels")){if(!(validate60(data3.levels, {instancePath:instancePath+"/checks/levels",parentData:data3,parentDataProperty:"levels",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);errors = vErrors.length;}}if(data3.paths !== undefined && func0.call(data3, "paths")){let data6 = data3.paths;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){if(!(validate62(data6[i0], {instancePath:instancePath+"/checks/paths/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);errors = vErrors.length;}}}else {const err11 = {instancePath:instancePath+"/checks/paths",schemaPath:"#/properties/checks/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data3.baseline !== undefined && func0.call(data3, "baseline")){let data8 = data3.baseline;if(typeof data8 === "string"){if(func63(data8) < 1){const err12 = {instancePath:instancePath+"/checks/baseline",schemaPath:"#/properties/checks/properties/baseline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/checks/baseline",schemaPath:"#/properties/checks/properties/baseline/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}else {const err14 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.exports !== undefined && func0.call(data, "exports")){let data9 = data.exports;if(data9 && typeof data9 == "object" && !Array.isArray(data9)){for(const key4 of Object.keys(data9)){if(!((((key4 === "report") || (key4 === "fail-on")) || (key4 === "threshold")) || (key4 === "max-pages"))){const err15 = {instancePath:instancePath+"/exports",schemaPath:"#/properties/exports/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data9.report !== undefined && func0.call(data9, "report")){if(typeof data9.report !== "boolean"){const err16 = {instancePath:instancePath+"/exports/report",schemaPath:"#/properties/exports/properties/report/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data9["fail-on"] !== undefined && func0.call(data9, "fail-on")){let data11 = data9["fail-on"];if(!(((data11 === "failed") || (data11 === "new-failed")) || (data11 === "never"))){const err17 = {instancePath:instancePath+"/exports/fail-on",schemaPath:"#/properties/exports/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema19.properties.exports.properties["fail-on"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data9.threshold !== undefined && func0.call(data9, "threshold")){let data12 = data9.threshold;if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){const err18 = {instancePath:instancePath+"/exports/threshold",schemaPath:"#/properties/exports/properties/threshold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((typeof data12 == "number") && (isFinite(data12))){if(data12 < 0 || isNaN(data12)){const err19 = {instancePath:instancePath+"/exports/threshold",schemaPath:"#/properties/exports/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}if(data9["max-pages"] !== undefined && func0.call(data9, "max-pages")){let data13 = data9["max-pages"];if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){const err20 = {instancePath:instancePath+"/exports/max-pages",schemaPath:"#/properties/exports/properties/max-pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if((typeof data13 == "number") && (isFinite(data13))){if(data13 < 1 || isNaN(data13)){const err21 = {instancePath:instancePath+"/exports/max-pages",schemaPath:"#/properties/exports/properties/max-pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}}else {const err22 = {instancePath:instancePath+"/exports",schemaPath:"#/properties/exports/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.remote !== undefined && func0.call(data, "remote")){let data14 = data.remote;if(data14 && typeof data14 == "object" && !Array.isArray(data14)){if((data14.hosts === undefined) || (!(func0.call(data14, "hosts")))){const err23 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}for(const key5 of Object.keys(data14)){if(!(((key5 === "hosts") || (key5 === "max-bytes")) || (key5 === "timeout"))){const err24 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data14.hosts !== undefined && func0.call(data14, "hosts")){let data15 = data14.hosts;if(Array.isArray(data15)){if(data15.length < 1){const err25 = {instancePath:instancePath+"/remote/hosts",schemaPath:"#/properties/remote/properties/hosts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}const len1 = data15.length;for(let i1=0; i1<len1; i1++){let data16 = data15[i1];if(typeof data16 === "string"){if(!pattern5.test(data16)){const err26 = {instancePath:instancePath+"/remote/hosts/" + i1,schemaPath:"#/properties/remote/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^(?=.{1,253}$)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$"},message:"must match pattern \""+"^(?=.{1,253}$)(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$"+"\""};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}else {const err27 = {instancePath:instancePath+"/remote/hosts/" + i1,schemaPath:"#/properties/remote/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}let i2 = data15.length;let j0;if(i2 > 1){const indices0 = {};for(;i2--;){let item0 = data15[i2];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];const err28 = {instancePath:instancePath+"/remote/hosts",schemaPath:"#/properties/remote/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;break;}indices0[item0] = i2;}}}else {const err29 = {instancePath:instancePath+"/remote/hosts",schemaPath:"#/properties/remote/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}if(data14["max-bytes"] !== undefined && func0.call(data14, "max-bytes")){let data17 = data14["max-bytes"];if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){const err30 = {instancePath:instancePath+"/remote/max-bytes",schemaPath:"#/properties/remote/properties/max-bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}if((typeof data17 == "number") && (isFinite(data17))){if(data17 < 1 || isNaN(data17)){const err31 = {instancePath:instancePath+"/remote/max-bytes",schemaPath:"#/properties/remote/properties/max-bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}}if(data14.timeout !== undefined && func0.call(data14, "timeout")){let data18 = data14.timeout;if((typeof data18 == "number") && (isFinite(data18))){if(data18 > 600 || isNaN(data18)){const err32 = {instancePath:instancePath+"/remote/timeout",schemaPath:"#/properties/remote/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}if(data18 <= 0 || isNaN(data18)){const err33 = {instancePath:instancePath+"/remote/timeout",schemaPath:"#/properties/remote/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}else {const err34 = {instancePath:instancePath+"/remote/timeout",schemaPath:"#/properties/remote/properties/timeout/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}}else {const err35 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data.limits !== undefined && func0.call(data, "limits")){let data19 = data.limits;if(data19 && typeof data19 == "object" && !Array.isArray(data19)){for(const key6 of Object.keys(data19)){if(!(func0.call(schema19.properties.limits.properties, key6))){const err36 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}if(data19["file-bytes"] !== undefined && func0.call(data19, "file-bytes")){let data20 = data19["file-bytes"];if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){const err37 = {instancePath:instancePath+"/limits/file-bytes",schemaPath:"#/properties/limits/properties/file-bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}if((typeof data20 == "number") && (isFinite(data20))){if(data20 > 268435456 || isNaN(data20)){const err38 = {instancePath:instancePath+"/limits/file-bytes",schemaPath:"#/properties/limits/properties/file-bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456},message:"must be <= 268435456"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}if(data20 < 1 || isNaN(data20)){const err39 = {instancePath:instancePath+"/limits/file-bytes",schemaPath:"#/properties/limits/properties/file-bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}}if(data19.depth !== undefined && func0.call(data19, "depth")){let data21 = data19.depth;if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){const err40 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if((typeof data21 == "number") && (isFinite(data21))){if(data21 > 500 || isNaN(data21)){const err41 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}if(data21 < 1 || isNaN(data21)){const err42 = {instancePath:instancePath+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}}if(data19.nodes !== undefined && func0.call(data19, "nodes")){let data22 = data19.nodes;if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){const err43 = {instancePath:instancePath+"/limits/nodes",schemaPath:"#/properties/limits/properties/nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}if((typeof data22 == "number") && (isFinite(data22))){if(data22 > 100000000 || isNaN(data22)){const err44 = {instancePath:instancePath+"/limits/nodes",schemaPath:"#/properties/limits/properties/nodes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}if(data22 < 1 || isNaN(data22)){const err45 = {instancePath:instancePath+"/limits/nodes",schemaPath:"#/properties/limits/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}}if(data19["text-length"] !== undefined && func0.call(data19, "text-length")){let data23 = data19["text-length"];if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){const err46 = {instancePath:instancePath+"/limits/text-length",schemaPath:"#/properties/limits/properties/text-length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}if((typeof data23 == "number") && (isFinite(data23))){if(data23 > 4294967296 || isNaN(data23)){const err47 = {instancePath:instancePath+"/limits/text-length",schemaPath:"#/properties/limits/properties/text-length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967296},message:"must be <= 4294967296"};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}if(data23 < 1 || isNaN(data23)){const err48 = {instancePath:instancePath+"/limits/text-length",schemaPath:"#/properties/limits/properties/text-length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}}if(data19.files !== undefined && func0.call(data19, "files")){let data24 = data19.files;if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){const err49 = {instancePath:instancePath+"/limits/files",schemaPath:"#/properties/limits/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}if((typeof data24 == "number") && (isFinite(data24))){if(data24 > 10000000 || isNaN(data24)){const err50 = {instancePath:instancePath+"/limits/files",schemaPath:"#/properties/limits/properties/files/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}if(data24 < 1 || isNaN(data24)){const err51 = {instancePath:instancePath+"/limits/files",schemaPath:"#/properties/limits/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}}if(data19["total-bytes"] !== undefined && func0.call(data19, "total-bytes")){let data25 = data19["total-bytes"];if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){const err52 = {instancePath:instancePath+"/limits/total-bytes",schemaPath:"#/properties/limits/properties/total-bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}if((typeof data25 == "number") && (isFinite(data25))){if(data25 > 4294967296 || isNaN(data25)){const err53 = {instancePath:instancePath+"/limits/total-bytes",schemaPath:"#/properties/limits/properties/total-bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967296},message:"must be <= 4294967296"};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}if(data25 < 1 || isNaN(data25)){const err54 = {instancePath:instancePath+"/limits/total-bytes",schemaPath:"#/properties/limits/properties/total-bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}}if(data19.expressions !== undefined && func0.call(data19, "expressions")){let data26 = data19.expressions;if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){const err55 = {instancePath:instancePath+"/limits/expressions",schemaPath:"#/properties/limits/properties/expressions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}if((typeof data26 == "number") && (isFinite(data26))){if(data26 > 100000000 || isNaN(data26)){const err56 = {instancePath:instancePath+"/limits/expressions",schemaPath:"#/properties/limits/properties/expressions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}if(data26 < 1 || isNaN(data26)){const err57 = {instancePath:instancePath+"/limits/expressions",schemaPath:"#/properties/limits/properties/expressions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}}if(data19["javascript-length"] !== undefined && func0.call(data19, "javascript-length")){let data27 = data19["javascript-length"];if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){const err58 = {instancePath:instancePath+"/limits/javascript-length",schemaPath:"#/properties/limits/properties/javascript-length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}if((typeof data27 == "number") && (isFinite(data27))){if(data27 > 268435456 || isNaN(data27)){const err59 = {instancePath:instancePath+"/limits/javascript-length",schemaPath:"#/properties/limits/properties/javascript-length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456},message:"must be <= 268435456"};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}if(data27 < 1 || isNaN(data27)){const err60 = {instancePath:instancePath+"/limits/javascript-length",schemaPath:"#/properties/limits/properties/javascript-length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}}}if(data19["packed-bytes"] !== undefined && func0.call(data19, "packed-bytes")){let data28 = data19["packed-bytes"];if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){const err61 = {instancePath:instancePath+"/limits/packed-bytes",schemaPath:"#/properties/limits/properties/packed-bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}if((typeof data28 == "number") && (isFinite(data28))){if(data28 > 268435456 || isNaN(data28)){const err62 = {instancePath:instancePath+"/limits/packed-bytes",schemaPath:"#/properties/limits/properties/packed-bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456},message:"must be <= 268435456"};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}if(data28 < 1 || isNaN(data28)){const err63 = {instancePath:instancePath+"/limits/packed-bytes",schemaPath:"#/properties/limits/properties/packed-bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}}}}else {const err64 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){let data29 = data.apps;if(Array.isArray(data29)){if(data29.length < 1){const err65 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err65];}else {vErrors.push(err65);}errors++;}const len2 = data29.length;for(let i3=0; i3<len2; i3++){if(!(validate65(data29[i3], {instancePath:instancePath+"/apps/" + i3,parentData:data29,parentDataProperty:i3,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);errors = vErrors.length;}}}else {const err66 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err66];}else {vErrors.push(err66);}errors++;}}if(data.stages !== undefined && func0.call(data, "stages")){if((data.apps === undefined) || (!(func0.call(data, "apps")))){const err67 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "stages",
    missingProperty: "apps",
    depsCount: 1,
    deps: "apps"},message:"must have property apps when property stages is present"};if(vErrors === null){vErrors = [err67];}else {vErrors.push(err67);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){if((data.stages === undefined) || (!(func0.call(data, "stages")))){const err68 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "apps",
    missingProperty: "stages",
    depsCount: 1,
    deps: "stages"},message:"must have property stages when property apps is present"};if(vErrors === null){vErrors = [err68];}else {vErrors.push(err68);}errors++;}}}else {const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err69];}else {vErrors.push(err69);}errors++;}validate52.errors = vErrors;return errors === 0;}validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 3546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _S: () => (/* binding */ baselineFile),
  Bu: () => (/* binding */ baselineFor),
  hR: () => (/* binding */ boundedBy),
  NR: () => (/* binding */ checksFor),
  h_: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: ./lib/cwl/workspace.js + 12 modules
var cwl_workspace = __webpack_require__(2383);
// EXTERNAL MODULE: ./lib/cwl/baseline.js
var baseline = __webpack_require__(2631);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var errors = __webpack_require__(6806);
;// CONCATENATED MODULE: ./lib/promotion/baseline-file.js





/** Reads a baseline of the repository. Throws PromotionError, `configuration` or `usage` by where its name was given. */
function readBaseline(workspace, file, givenBy) {
    const mistake = (message, hint) => 'at' in givenBy ? new errors/* PromotionError */.g('configuration', message, { hint, at: givenBy.at }) : new errors/* PromotionError */.g('usage', `\`${givenBy.input}\`: ${message}`, { hint });
    const write = `\`cwl-promote validate --write-baseline ${file}\` writes one.`;
    let value;
    try {
        value = (0,json/* parseJson */.qF)(workspace.readText((0,cwl_workspace/* pathIn */.lW)(workspace, file)));
    }
    catch (error) {
        if (error instanceof cwl_error/* CwlError */.J)
            throw mistake(error.message, error.code === 'no-such-file' ? write : (error.hint ?? write));
        if (error instanceof SyntaxError)
            throw mistake(`${file} is no baseline: ${error.message}`, write);
        throw error;
    }
    const reading = (0,baseline/* baselineFromJson */.Q5)(value);
    if (reading.ok)
        return reading.baseline;
    throw mistake(`${file} is no baseline: ${reading.message}`, write);
}

// EXTERNAL MODULE: ./lib/promotion/checks.js
var promotion_checks = __webpack_require__(5376);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
;// CONCATENATED MODULE: ./lib/promotion/limits.js

/** The limits that the configuration sets; all others have their defaults. */
function limitsOf(manifest) {
    const declared = manifest?.limits ?? {};
    const names = Object.keys(limits/* LIMIT_SETTINGS */.EP);
    return Object.fromEntries(names.flatMap((name) => {
        const value = declared[limits/* LIMIT_SETTINGS */.EP[name]];
        return value === undefined ? [] : [[name, value]];
    }));
}

// EXTERNAL MODULE: ./lib/promotion/manifest.js + 2 modules
var promotion_manifest = __webpack_require__(1089);
;// CONCATENATED MODULE: ./lib/commands/documents/opening.js





/** Opens the working directory and reads its configuration. Throws CwlError and PromotionError. */
function openRepository({ workingDirectory, config }) {
    const workspace = (0,cwl_workspace/* openWorkspace */.OH)(workingDirectory);
    const manifest = (0,promotion_manifest/* readManifest */.WI)(workspace, config);
    return { workspace: boundedBy(manifest, workspace), manifest };
}
/** The same workspace with the limits of the configuration. */
function boundedBy(manifest, workspace) {
    const limits = limitsOf(manifest);
    return Object.keys(limits).length === 0 ? workspace : (0,cwl_workspace/* openWorkspace */.OH)(workspace.root, limits);
}
/** What the options and the configuration say about problems. Throws PromotionError. */
function checksFor(options, { workspace, manifest }) {
    const checks = (0,promotion_checks/* checksOf */.t)(manifest, options.strict ?? false);
    const baseline = baselineFor(options, { workspace, manifest });
    return baseline === undefined ? checks : { ...checks, baseline: baseline.baseline };
}
/** The path of the baseline of a run, as it was given; the option counts more than the configuration. */
function baselineFile(options, manifest) {
    return options.baseline ?? manifest?.checks?.baseline;
}
/** The baseline of a run, which must be there. Throws PromotionError. */
function baselineFor(options, { workspace, manifest }) {
    const file = baselineFile(options, manifest);
    if (file === undefined)
        return undefined;
    const givenBy = options.baseline === undefined && manifest !== undefined ? { at: manifest.at('checks', 'baseline') } : { input: 'baseline' };
    return { file, baseline: readBaseline(workspace, file, givenBy) };
}


/***/ }),

/***/ 9382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withListener)
/* harmony export */ });
/** A listener may put anything into its error. */
const LONGEST = 500;
/**
 * Runs a verb so that a listener that fails costs it nothing: an install that was told to nobody has taken place all the same,
 * and belongs into the report and the record. The first failure is a notice.
 */
async function withListener(context, verb) {
    let fault;
    const remember = (error) => {
        fault ??= wordsOf(error);
    };
    const progress = (event) => {
        try {
            // An async function can stand in the place of one that gives nothing.
            const told = context.progress(event);
            if (told instanceof Promise)
                told.catch(remember);
        }
        catch (error) {
            remember(error);
        }
    };
    const report = await verb({ ...context, progress });
    return fault === undefined ? report : { ...report, notices: [...report.notices, `The progress listener failed: ${fault}`] };
}
/** Anything can be thrown, also what cannot be made into text; that must not end the run in the place of its listener. */
function wordsOf(error) {
    try {
        const words = error instanceof Error ? error.message : error;
        return String(words).slice(0, LONGEST);
    }
    catch {
        return 'it threw something that has no words';
    }
}


/***/ }),

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ accept),
/* harmony export */   Q5: () => (/* binding */ baselineFromJson),
/* harmony export */   Rw: () => (/* binding */ baselineToJson),
/* harmony export */   tH: () => (/* binding */ countGone),
/* harmony export */   tm: () => (/* binding */ fingerprintsOf)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7009);

function identityOf({ file, code, message }) {
    return { file, code, message: message.replaceAll(/\bline \d+/g, 'line') };
}
/** A text for each problem that stays the same when lines move; of several alike, one for each. */
function fingerprintsOf(problems) {
    const seen = new Map();
    return problems.map((problem) => {
        const key = keyOf(identityOf(problem));
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return `${key}${count}`;
    });
}
function keyOf({ file, code, message }) {
    return JSON.stringify([file, code, message]);
}
/**
 * Parts the problems that a baseline accepts from those it does not know: of several alike, the first ones are accepted.
 * `mayAccept` says which can be accepted at all.
 */
function accept(problems, baseline, mayAccept = () => true) {
    const left = countsOf(baseline);
    const told = [];
    const accepted = [];
    for (const problem of problems) {
        const key = keyOf(identityOf(problem));
        const count = left.get(key) ?? 0;
        if (count > 0 && mayAccept(problem)) {
            left.set(key, count - 1);
            accepted.push(problem);
        }
        else
            told.push(problem);
    }
    return { told, accepted };
}
/** How many of the accepted problems do not occur any more, in files of which `isKnown` says that all is known. */
function countGone(baseline, problems, isKnown) {
    const left = countsOf(baseline);
    for (const problem of problems) {
        const key = keyOf(identityOf(problem));
        const count = left.get(key);
        if (count !== undefined)
            left.set(key, count - 1);
    }
    return baseline.entries.reduce((sum, entry) => {
        const count = left.get(keyOf(entry)) ?? 0;
        left.delete(keyOf(entry));
        return count > 0 && isKnown(entry.file) ? sum + count : sum;
    }, 0);
}
function countsOf({ entries }) {
    const counts = new Map();
    for (const entry of entries)
        counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + entry.count);
    return counts;
}
/** A baseline file that accepts these problems: readable, and in an order that makes small differences. */
function baselineToJson(problems) {
    const counts = new Map();
    for (const problem of problems) {
        const identity = identityOf(problem);
        counts.set(keyOf(identity), { ...identity, count: (counts.get(keyOf(identity))?.count ?? 0) + 1 });
    }
    const entries = [...counts].sort(([left], [right]) => (left < right ? -1 : 1));
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([
        ['version', 1],
        ['accepted', entries.map(([, { file, code, message, count }]) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .objectFrom */ ._X)([['file', file], ['code', code], ['message', message], ...(count === 1 ? [] : [['count', count]])]))],
    ]);
}
/** Reads a baseline file; the text says what is wrong with one that is none. */
function baselineFromJson(value) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || value['version'] !== 1)
        return { ok: false, message: 'a baseline is a map with version: 1; this is none, or of a later version' };
    const { accepted } = value;
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(accepted))
        return { ok: false, message: 'a baseline lists problems under accepted' };
    const entries = [];
    for (const [index, entry] of accepted.entries()) {
        const [file, code, message, count = 1] = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? [entry['file'], entry['code'], entry['message'], entry['count']] : [];
        if (typeof file !== 'string' || typeof code !== 'string' || typeof message !== 'string') {
            return { ok: false, message: `item ${index + 1} of accepted lacks file, code or message` };
        }
        if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
            return { ok: false, message: `the count of item ${index + 1} of accepted is no whole number from 1 up` };
        entries.push({ file, code, message, count });
    }
    return { ok: true, baseline: { entries } };
}


/***/ }),

/***/ 1628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ CODES),
/* harmony export */   NU: () => (/* binding */ isProblemCode),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/** Every code that a problem can have. Codes are stable: they are named in configurations and baselines. */
const CODES = {
    // Files
    'no-such-file': error('A file that is referred to does not exist.'),
    'outside-repository': error('A path leaves the repository.'),
    unreadable: error('A file cannot be read, or is no regular file.'),
    'not-utf8': error('A file is not valid UTF-8.'),
    'too-large': error('A file is larger than the limit.'),
    'too-many-files': error('A document reaches more files than the limit.'),
    'too-many-bytes': error('All files that a document reaches are together larger than the limit.'),
    'remote-reference': error('A reference leads to another machine, which is not allowed.'),
    'remote-unreadable': error('A document of another machine, which may be read, could not be.'),
    'mutable-reference': warning('What an address of another machine gives may change, since it names no commit and no version.'),
    'bad-reference': error('A reference is of a kind that is not read.'),
    // YAML
    'yaml-syntax': error('The text is not YAML.'),
    'tab-indentation': error('A tab indents a line.'),
    'duplicate-key': error('A map has the same key twice.'),
    'several-documents': error('A file holds a second YAML document.'),
    'unknown-alias': error('An alias names no anchor.'),
    'recursive-alias': error('An alias stands inside the value that it names.'),
    'empty-file': error('A file is empty.'),
    'key-not-text': error('A key is not text.'),
    'bad-merge': error('A merge key merges something that is no map.'),
    'unknown-tag': error('A YAML tag does not fit its value.'),
    'not-a-number': error('A number is one that JSON cannot hold, such as NaN.'),
    'half-character': error('An escape in a text names half of a character.'),
    'too-deep': error('A document nests deeper than the limit.'),
    'too-many-nodes': error('A document holds more values than the limit once its aliases are followed.'),
    'too-much-text': error('A document holds more text than the limit once its aliases are followed.'),
    'strange-key': warning('A key begins like a comment or a quote of another language, or ends in what cannot be seen.'),
    'under-indented': warning('A continued line is indented too little for strict YAML readers.'),
    // Documents
    'import-cycle': error('An import leads back to its own file.'),
    'import-not-alone': error('An import has other fields beside it.'),
    'bad-mixin': error('A mixin names something that is no map.'),
    'no-such-name': error('A fragment names nothing in the file.'),
    'not-a-process': error('A file holds no CWL process.'),
    'no-main': error('None of several processes is named main.'),
    'no-version': error('cwlVersion is missing.'),
    'old-version': error('A document is of a draft of CWL that is no longer read.'),
    'unknown-version': error('cwlVersion is not one that is known.'),
    'no-class': error('class is missing.'),
    'run-cycle': error('A workflow runs itself, directly or not.'),
    // Structure
    'unknown-class': error('There is no such class.'),
    'wrong-class': error('A process has the fields of another class than its own.'),
    'missing-field': error('A required field is missing.'),
    'unknown-field': error('A field is not one that its object has.'),
    'later-version': error('A field or class came with a later version of CWL than the document declares.'),
    'wrong-type': error('A field has a value of the wrong kind.'),
    'unknown-type': error('A type schema is of no kind that CWL has.'),
    'too-many-problems': warning('A process has more problems of one kind than are told.'),
    'invalid-structure': error('An object does not fit the schema of its class.'),
    'unknown-hint': warning('A hint is of a class that CWL does not know.'),
    'undeclared-prefix': warning('A field, an identifier or the class of a hint has a prefix that $namespaces does not declare.'),
    'missing-schema': warning('$schemas names a file of the repository that does not exist.'),
    'duplicate-requirement': error('A requirement stands twice in one list.'),
    'mixed-versions': warning('A workflow runs a process of a newer version of CWL than its own.'),
    // Names
    'empty-name': error('A name is empty.'),
    'duplicate-id': error('Two parameters, steps or types have the same name.'),
    'id-clash': warning('A step, an input or an output is named like one of another kind.'),
    // Types
    'undefined-type': error('A type names no type that CWL or SchemaDefRequirement defines.'),
    'duplicate-alternative': error('Two alternatives of a type are lists.'),
    'duplicate-symbol': error('An enum has the same symbol twice.'),
    'duplicate-field': error('A record has the same field twice.'),
    'recursive-type': error('A type holds itself.'),
    'default-type': error('A default is no value of its parameter’s type.'),
    'missing-default': warning('A default names a file of the repository that does not exist.'),
    'default-range': warning('A default is an integer beyond the 32 bits of int or the 64 bits of long.'),
    'default-names-source': warning('A default of a step is text that names a source.'),
    // Links
    'dangling-source': error('A source is no input of the workflow and no output of a step.'),
    'dangling-scatter': error('scatter names no input of its step.'),
    'unknown-step-input': warning('A step gives an input that what it runs does not declare.'),
    'unknown-step-output': error('A step lists an output that what it runs does not produce.'),
    'no-output-source': warning('An output of a workflow comes from nowhere.'),
    'missing-input': error('A step does not give an input that what it runs requires.'),
    'incompatible-types': error('What a source gives can never be what its sink takes.'),
    'doubtful-types': warning('What a source gives is not always what its sink takes.'),
    'conditional-source': warning('A step that may be skipped gives null where a value is required.'),
    'idle-pick-value': warning('pickValue has a single source to pick from.'),
    'missing-secondary-files': warning('A step needs files beside a file, and the source of that does not give them.'),
    'data-cycle': error('Steps wait for each other in a circle.'),
    'no-scatter-method': error('A step scatters over several inputs without saying how.'),
    'idle-scatter-method': advice('scatterMethod is given where at most one input is scattered.'),
    'missing-requirement': error('A feature is used without the requirement that permits it.'),
    'undeclared-feature': warning('A feature is used without the requirement that declares it.'),
    // Expressions
    'expression-as-key': warning('An expression without quotes became the key of a map.'),
    'bare-reference': warning('A parameter reference stands without $( and ), and is text.'),
    'unevaluated-expression': warning('An expression stands in a field that is not evaluated.'),
    'unbalanced-expression': error('A parameter reference or expression does not end.'),
    'parameter-reference': error('A parameter reference names something that is not there.'),
    'undefined-input': error('A parameter reference names an input that does not exist.'),
    'undefined-attribute': error('A parameter reference reads an attribute that its value does not have.'),
    'doubtful-attribute': warning('A parameter reference reads an attribute that its value does not have, where JavaScript finds undefined.'),
    'optional-value': warning('A parameter reference takes a value that may be null where none may be.'),
    'doubtful-input': warning('JavaScript reads an input that does not exist.'),
    'expression-type': warning('A parameter reference gives what its field cannot take.'),
    'too-many-expressions': error('A process has more JavaScript than the limit.'),
    'too-much-javascript': error('An expression or a library has more JavaScript than the limit.'),
    'unread-javascript': warning('A document has more JavaScript than the limit.'),
    'javascript-syntax': error('An expression is not JavaScript.'),
    'no-return': warning('JavaScript in braces returns nothing.'),
    'unreturned-output': warning('The code of an ExpressionTool returns an object without one of the outputs.'),
    'undeclared-name': warning('JavaScript uses a name that nothing declares.'),
    'newer-javascript': advice('JavaScript is newer than the one that CWL names.'),
    // Tools
    'blank-in-program': warning('baseCommand is one text with blanks in it, or a blank one, and one text names one program.'),
    'blank-in-option': warning('An option and its value are one argument.'),
    'quoted-operator': warning('An operator of the shell is quoted, which makes text of it.'),
    'detached-value': warning('A prefix that ends with an equals sign stands apart from its value.'),
    'idle-binding': warning('The binding of a boolean adds nothing to the command line.'),
    'idle-separate': warning('separate: false has nothing to join.'),
    'outside-output': warning('A path leads out of the output directory of a tool.'),
    'fixed-folder': warning('A path is that of a folder which only some engines have.'),
    'glob-for-value': warning('glob finds files, and its output is no file.'),
    'unnamed-entry': warning('A file of the working folder has text and no name.'),
    'pattern-without-dot': warning('A secondary file has a pattern that begins with a letter.'),
    'several-patterns': warning('One text holds several patterns of files.'),
    'brace-pattern': warning('A pattern has alternatives in braces, which only some engines read.'),
    'blank-at-end': warning('A name or pattern of a file begins or ends with a blank or a line end.'),
    'literal-question-mark': warning('A secondary file of v1.0 is named with a question mark at its end.'),
    'misplaced-shortcut': error('stdin, stdout or stderr stands as a type where it cannot.'),
    'misplaced-binding': error('A parameter of type stdin, stdout or stderr has a binding.'),
    'not-for-type': warning('A field is for files or directories, and its parameter holds neither.'),
    'resource-range': error('A resource or a time limit is negative, or a maximum is below its minimum.'),
    // Advice
    'local-default': warning('A default is a file of the repository.'),
    'bad-image': warning('docker cannot read the name of a container image.'),
    'unpinned-image': warning('A container image is named without a tag or digest.'),
    'unused-input': off('Nothing uses an input.'),
    'no-label': off('A process has no label.'),
    'no-doc': off('A process has no doc.'),
    'output-without-glob': off('A file output says neither where the file is nor how to find it.'),
    // Packing
    'packed-too-large': error('The packed description is larger than the limit.'),
    'packed-too-deep': error('The packed description nests deeper than readers of JSON bear.'),
    'cannot-upgrade': error('A document means something else, or nothing, under the version that its workflow needs.'),
};
function isProblemCode(text) {
    return Object.hasOwn(CODES, text);
}
/** How severe problems of a code are unless the configuration says otherwise; what is off by default is advice. */
function severityOf(code) {
    const { severity } = CODES[code];
    return severity === 'off' ? 'advice' : severity;
}
function error(title) {
    return { severity: 'error', title };
}
function warning(title) {
    return { severity: 'warning', title };
}
function advice(title) {
    return { severity: 'advice', title };
}
function off(title) {
    return { severity: 'off', title };
}


/***/ }),

/***/ 3729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml),
  d: () => (/* reexport */ origin/* positionOf */.df)
});

// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var lib_json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var cwl_limits = __webpack_require__(4832);
;// CONCATENATED MODULE: ./lib/cwl/text/nodes.js
/** Kinds of js-yaml's events, and styles of its scalars. */
const DOCUMENT = 1;
const SEQUENCE = 2;
const MAPPING = 3;
const SCALAR = 4;
const ALIAS = 5;
const POP = 6;
const PLAIN = 1;
const SINGLE_QUOTED = 2;
const DOUBLE_QUOTED = 3;
const LITERAL = 4;
const FOLDED = 5;
/** Offset at which a node begins, with its tag and anchor; -1 for one of which nothing is written. */
function startOf(event, text) {
    switch (event.type) {
        case SCALAR: {
            if (event.tagStart >= 0)
                return event.anchorStart < 0 ? event.tagStart : Math.min(event.tagStart, event.anchorStart);
            if (event.anchorStart >= 0)
                return event.anchorStart;
            if (event.style === LITERAL || event.style === FOLDED)
                return headerOf(text, event.valueStart);
            return event.valueStart < 0 ? -1 : event.valueStart - (event.style === PLAIN ? 0 : 1);
        }
        case ALIAS:
            return event.anchorStart - 1;
        case MAPPING:
        case SEQUENCE:
            return event.start;
    }
}
/**
 * Whether a plain key's colon stands right before the bracket of its value, as in `{a:[b]}`: only behind a quoted key need
 * nothing stand between (YAML 1.2.2, section 7.4.2). js-yaml reads it, the readers of others do not.
 */
function lacksSpace(key, value, text) {
    if (key.type !== SCALAR || key.style !== PLAIN)
        return false;
    return (value.type === MAPPING || value.type === SEQUENCE) && text[value.start - 1] === ':';
}
/** A block scalar begins with its `|` or `>`; the parser tells where the lines below that begin. */
function headerOf(text, contentStart) {
    const lineStart = text.lastIndexOf('\n', contentStart - 2) + 1;
    const header = /[|>][-+\d]*[ \t]*(?:#.*)?$/s.exec(text.slice(lineStart, contentStart).trimEnd());
    return header === null ? contentStart : lineStart + header.index;
}

// EXTERNAL MODULE: ./lib/cwl/text/quotes.js
var quotes = __webpack_require__(5427);
// EXTERNAL MODULE: ./lib/cwl/problem.js
var problem = __webpack_require__(1457);
;// CONCATENATED MODULE: ./lib/cwl/text/mistake.js
/** Nobody writes longer lines by hand, and the expressions below take room for each of their characters. */
const LONGEST_LINE = 1000;
/** Of several kinds, those where something stands that may not stand there. */
const IS_MISPLACED = /missed comma|bad indentation|end of the stream or a document separator|expected ':'/;
const IS_COMMA = /missed comma/;
const IS_INDENTATION = /bad indentation/;
/** A line whose value began without a quote, as in `expression: $({a: 1})`. */
const HAS_PLAIN_VALUE = /^(?:[^:]|:(?=\S))*:\s+(?:[^\s"'[{].*)?$|^ *(?:- +)+\$[({]/;

;// CONCATENATED MODULE: ./lib/cwl/text/invisible.js

/** Blanks of other kinds than the one that YAML knows, and characters of no width, as they come from pages and documents. */
const INVISIBLE = '[\\u00a0\\u2000-\\u200d\\u202f\\u2060\\u3000\\ufeff]';
/** Where they are part of a key, or of what was meant as a dash, a colon or indentation. */
const MISPLACED = new RegExp(`^[ -]*(?:[\\w$.-]+:)? *(?=${INVISIBLE})`, 'm');
/** Where one stands at the begin of the line of an offset, or of the line before; below zero without any. */
function invisibleIn(text, lineStart, end) {
    const from = Math.max(0, text.lastIndexOf('\n', lineStart - 2) + 1, lineStart - LONGEST_LINE);
    const found = MISPLACED.exec(text.slice(from, Math.min(end, lineStart + LONGEST_LINE)));
    return found === null ? -1 : from + found.index + found[0].length;
}
const AT_AN_END = new RegExp(`^${INVISIBLE}|${INVISIBLE}$`);
/** One that a word begins or ends with, where it is not seen; undefined without any. */
function invisibleOf(word) {
    return AT_AN_END.exec(word)?.[0];
}
/** What is said of one. */
function wordsOnInvisible(character) {
    return { message: `here stands ${codeOf(character)}, which many editors show as a space or not at all`, hint: 'Write a space in its place, or remove it.' };
}
function codeOf(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

// EXTERNAL MODULE: ./lib/cwl/text/text.js
var text_text = __webpack_require__(3825);
;// CONCATENATED MODULE: ./lib/cwl/text/brackets.js


/** A map in braces or a list in brackets cannot be followed up from further below than this. */
const FURTHEST = 50_000;
/** What a collection in brackets can begin behind on its line: dashes, and a key. */
const BEFORE_ONE = /^\s*(?:- +)*(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#[{](?:[^:#]|:(?! ))*): +)?(?=[[{])/;
/** Whether all of a text stands within brackets, as JSON does. */
function isBracketed(text) {
    return /^\s*[[{]/.test(text.slice(0, FURTHEST));
}
/**
 * In a text that stands within brackets, the first bracket whose closing one begins a line further to the left than its own
 * line does, and so was meant for another.
 */
function unevenBracket(text, offset) {
    return isBracketed(text) ? openFrom(text, text.search(/[[{]/), offset, (open, close) => isFirst(text, close) && indentationOf(text, close) < indentationOf(text, open)) : undefined;
}
/** Whether only spaces stand before a character on its line. */
function isFirst(text, offset) {
    let at = offset - 1;
    while (text[at] === ' ')
        at -= 1;
    return at < 0 || text[at] === '\n';
}
/** How far the line of an offset is indented; that of a long one counts as not. */
function indentationOf(text, offset) {
    const before = text.slice(Math.max(0, offset - LONGEST_LINE), offset + 1);
    return before.slice(before.lastIndexOf('\n') + 1).search(/\S/);
}
/** The bracket or brace that is open at an offset, innermost; undefined where none is found to be. */
function openBracket(text, offset) {
    if (isBracketed(text))
        return openFrom(text, text.search(/[[{]/), offset);
    for (let start = (0,text_text/* lineStart */.PT)(text, offset);; start = (0,text_text/* lineStart */.PT)(text, start - 1)) {
        const before = BEFORE_ONE.exec(text.slice(start, Math.min(offset, start + LONGEST_LINE)));
        const open = before === null ? undefined : openFrom(text, start + before[0].length, offset);
        if (open !== undefined)
            return open;
        if (start === 0 || offset - start > FURTHEST)
            return undefined;
    }
}
/** The innermost bracket that is open at `end`, of the collection that begins at `start`, or the first that is not closed by its own. */
function openFrom(text, start, end, isOdd) {
    const open = [];
    for (let at = start; at < end; at += 1) {
        const character = text[at];
        if (character === '[' || character === '{')
            open.push(at);
        else if (character === ']' || character === '}') {
            const last = open.pop();
            if (last !== undefined && isOdd?.(last, at) === true)
                return last;
            if (open.length === 0)
                return undefined;
        }
        else if ((character === '"' || character === "'") && /[\s,:[{]/.test(text[at - 1] ?? ''))
            at = quoteEnd(text, at, character);
        else if (character === '#' && /\s/.test(text[at - 1] ?? ''))
            at = lineEnd(text, at);
    }
    return isOdd === undefined ? open.at(-1) : undefined;
}
/** The last character of a text in quotes. */
function quoteEnd(text, start, quote) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (quote === '"' && text[at] === '\\')
            at += 1;
        else if (text[at] === quote) {
            if (quote === '"' || text[at + 1] !== quote)
                return at;
            at += 1;
        }
    }
    return text.length;
}
function lineEnd(text, offset) {
    const end = text.indexOf('\n', offset);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/cwl/text/bracket-mistakes.js




function openQuote({ text, offset, reason }) {
    const kind = /within a (single|double) quoted scalar/.exec(reason)?.[1];
    const quote = kind === 'single' ? "'" : '"';
    const open = kind === undefined ? -1 : (0,quotes/* openingQuote */.vv)(text, offset, quote);
    return open < 0 ? undefined : { offset: open, message: `no ${quote} ends the text that begins here`, hint: `Write ${quote} behind its last word.` };
}
/** A quote that is forgotten, or that the text holds, makes it end early or go on to the next one. */
function behindQuotes({ text, offset, reason, before, behind, placeOf }) {
    const close = offset - before.length + before.trimEnd().length - 1;
    const quote = text[close];
    if (!IS_MISPLACED.test(reason) || (quote !== "'" && quote !== '"') || /^[\]}]/.test(behind))
        return undefined;
    const open = (0,quotes/* openingQuote */.vv)(text, close, quote);
    if (open < 0 || !/[\s,:[{]/.test(text[open - 1] ?? ' ') || (!IS_COMMA.test(reason) && behind.startsWith(':') && HAS_PLAIN_VALUE.test(before)))
        return undefined;
    const ahead = text.slice(Math.max(0, open - LONGEST_LINE), open);
    if (IS_COMMA.test(reason) && behind.startsWith(':') && /[^\s,:[{]\s*$/.test(ahead)) {
        // `4 "b": 1` is a key of two words to YAML, and so is what stands before a colon of code.
        return /[\s,:[{][\w.+-]+;?\s*$/.test(ahead) && !/[(?]/.test(before) ? noCommaBefore(open) : undefined;
    }
    const last = placeOf(close).line;
    if (placeOf(open).line < last) {
        return { offset: open, message: `the text that begins with this quote goes on to the one on line ${last}, and more follows behind that`, hint: `Write ${quote} where it should end.` };
    }
    if (/^,\s*$/.test(behind))
        return { offset, message: 'a comma stands behind the text in quotes', hint: 'Remove it: commas stand within brackets only.' };
    const within = quote === "'" ? "within '…', a quote is written ''" : 'within "…", a quote is written \\"';
    const isInMap = IS_COMMA.test(reason) && text.charAt(openBracket(text, offset) ?? text.length) === '{';
    if (isInMap)
        return { offset, message: 'neither a comma nor a colon stands between the text in quotes and what follows', hint: `Write the one that is missing, or put all of it in quotes: ${within}.` };
    return IS_COMMA.test(reason)
        ? { offset, message: 'no comma stands between the text in quotes and what follows', hint: `Write one, or put all of it in quotes: ${within}.` }
        : { offset, message: 'more follows behind the text in quotes', hint: `Put all of it in quotes: ${within}.` };
}
const CLOSING = { '[': ']', '{': '}' };
/** Behind a bracket that is not closed, the parser reads on until something cannot stand there. */
function openCollection({ text, offset, reason, behind, placeOf }) {
    const isAtEnd = reason.includes('within a flow collection');
    const open = isAtEnd || IS_COMMA.test(reason) ? (isAtEnd ? unevenBracket(text, offset) : undefined) ?? openBracket(text, offset) : undefined;
    if (open === undefined)
        return undefined;
    // What has a key or a dash and stands as far to the left as the line of the bracket was not meant to be within.
    const columnAt = (at) => placeOf(at + text.slice(at, at + LONGEST_LINE).search(/\S/)).column;
    const behindOpen = text.slice(open, offset + 1 + behind.length);
    const entries = [...behindOpen.matchAll(/(?<=\n) *(?:- |[^\s"'[\]{},#:]+:(?:\s|$))/g)];
    const column = columnAt((0,text_text/* lineStart */.PT)(text, open));
    const isOutside = entries.some(({ index }) => columnAt(open + index) <= column);
    const bracket = text.charAt(open);
    const closing = CLOSING[bracket];
    return isAtEnd || isOutside ? { offset: open, message: `no ${closing} closes the ${bracket} that stands here`, hint: `Write ${closing} where the ${bracket === '[' ? 'list' : 'map'} ends.` } : undefined;
}
function wrongBracket({ text, offset, reason, before, behind, placeOf }) {
    const bracket = behind.charAt(0);
    if (bracket !== ']' && bracket !== '}')
        return undefined;
    if (!IS_COMMA.test(reason)) {
        const isInText = before.trim() === '' && !isBracketed(text);
        return IS_MISPLACED.test(reason) ? { offset, message: `nothing is open that this ${bracket} could close`, hint: isInText ? 'Indent it like the text above if it ends that, or remove it.' : 'Remove it, or put it in quotes if it is text.' } : undefined;
    }
    const open = openBracket(text, offset);
    const closing = CLOSING[text.charAt(open ?? text.length)];
    if (open === undefined || closing === undefined || closing === bracket)
        return undefined;
    return { offset, message: `this ${bracket} cannot close the ${text.charAt(open)} of line ${placeOf(open).line}`, hint: `Write ${closing} before it, or in its place.` };
}
/** `doc: [a](b)` and `glob: {a,b}*` begin with a bracket, so that YAML takes them for a list and a map. */
function behindBracket({ text, offset, reason, before }) {
    if (!IS_MISPLACED.test(reason) || IS_COMMA.test(reason) || !/[\]}]\s*$/.test(before))
        return undefined;
    const isLast = text.length - offset < LONGEST_LINE && text.slice(offset).trim() === ',';
    if (isBracketed(text))
        return { offset, message: 'more follows behind the bracket that closes all of the file', hint: isLast ? 'Remove this comma.' : 'Remove that bracket, or write the one that it closes instead.' };
    return { offset, message: 'more follows behind the bracket that closes here', hint: 'Text that begins with a bracket needs quotes.' };
}
function missingComma({ offset, reason, before, behind }) {
    if (!IS_COMMA.test(reason))
        return undefined;
    if (/^-\s/.test(behind))
        return { offset, message: 'no dashes stand before the items of a list in brackets', hint: 'Remove them, and write a comma between two items.' };
    // `{type: File[]}` is easily written, and YAML ends the name at the bracket.
    return /\S$/.test(before) && /^[[{]/.test(behind)
        ? { offset, message: 'a name without quotes ends before this bracket', hint: "Inside {…} and […], put text that holds brackets or commas in quotes: 'File[]'." }
        : noCommaBefore(offset);
}
function noCommaBefore(offset) {
    return { offset, message: 'no comma stands before this entry', hint: 'Write one behind the entry above or before it, or close the bracket there.' };
}
function emptyEntry({ offset, reason }) {
    return reason.includes("but found ','") ? { offset, message: 'nothing stands before this comma', hint: "Remove it, or write what is missing; an empty text is ''." } : undefined;
}

;// CONCATENATED MODULE: ./lib/cwl/text/syntax-mistakes.js





const NEEDS_QUOTES = 'Text that holds a colon and a space needs quotes, or stands in a block that begins with |.';
/** What its author did wrong where js-yaml stopped; undefined where that says as much as can be said. */
function mistakeAt(text, offset, reason, placeOf) {
    const before = text.slice(Math.max((0,text_text/* lineStart */.PT)(text, offset), offset - LONGEST_LINE), offset);
    const behind = text.slice(offset, offset + LONGEST_LINE).split(/[\r\n]/, 1)[0] ?? '';
    for (const rule of RULES) {
        const mistake = rule({ text, offset, reason, before, behind, placeOf });
        if (mistake !== undefined)
            return mistake;
    }
    return undefined;
}
/** More specific ones first. */
const RULES = [
    openQuote,
    foreignComment,
    behindQuotes,
    openCollection,
    wrongBracket,
    marks,
    listBesideItsKey,
    secondColon,
    spaceBehindDash,
    behindBracket,
    missingComma,
    emptyEntry,
    missingColon,
    syntax_mistakes_escape,
    blockHeader,
    shallowLine,
    ofTheWrongKind,
    itemWithoutDash,
    indentation,
    unprintable,
    inOtherWords,
];
function foreignComment({ text, offset, reason, before }) {
    return IS_MISPLACED.test(reason) && /\s$/.test(before) ? commentAt(text, offset) : undefined;
}
/** A comment as other languages write it. */
function commentAt(text, offset) {
    const mark = text.slice(offset, offset + 2);
    return mark === '//' || mark === '/*' ? { offset, message: `a comment does not begin with ${mark}`, hint: 'Write # and a space in its place; JSON has no comments.' } : undefined;
}
/** Characters that YAML keeps for itself: `*.bam` is an alias, and `@` nothing at all. */
function marks({ offset, reason, before, behind }) {
    if (/an? (?:anchor|alias) node/.test(reason))
        return textBegins(offset - 1, before.slice(-1) + behind);
    if (!IS_MISPLACED.test(reason))
        return undefined;
    if (/^[@`%]/.test(behind))
        return textBegins(offset, behind);
    const mark = /[\s,[{](?=[*&!]\S*\s*$)/.exec(before);
    return mark === null ? undefined : textBegins(offset - before.length + mark.index + mark[0].length, before.slice(mark.index + mark[0].length) + behind);
}
function textBegins(offset, text) {
    return { offset, message: `text cannot begin with ${text.charAt(0)}`, hint: `Put it in quotes: ${(0,quotes/* quoted */.TL)(text)}.` };
}
function listBesideItsKey({ offset, reason, before, behind }) {
    if (!IS_INDENTATION.test(reason) || !/:\s+$/.test(before) || !/^-(?:\s|$)/.test(behind))
        return undefined;
    return { offset, message: 'a list cannot begin on the line of its key', hint: 'Begin it on the next line, or write it in brackets: [a, b].' };
}
function secondColon({ offset, reason, before, behind }) {
    if (!IS_MISPLACED.test(reason) || !/^:(?:\s|$)/.test(behind))
        return undefined;
    if (HAS_PLAIN_VALUE.test(before))
        return { offset, message: 'text without quotes cannot hold a colon and a space', hint: NEEDS_QUOTES };
    if (/^ *[^\s"'[{:][^:]*$/.test(before) && IS_INDENTATION.test(reason)) {
        return { offset, message: 'this line is indented deeper than the one above, and goes on with its text up to this colon', hint: `Line it up with the entries around it. ${NEEDS_QUOTES}` };
    }
    return IS_COMMA.test(reason) ? { offset, message: 'text without quotes cannot hold a colon and a space', hint: `Write a comma before the next key. ${NEEDS_QUOTES}` } : undefined;
}
function spaceBehindDash({ text, offset, reason, before }) {
    return IS_MISPLACED.test(reason) && before.trim() === '' ? dashAt(text, offset) : undefined;
}
/** A dash that was meant to begin an item, and begins a word. */
function dashAt(text, offset) {
    if (!/^-[^\s-]/.test(text.slice(offset, offset + 2)))
        return undefined;
    return { offset, message: 'no space stands behind this dash', hint: 'Write one if an item of a list begins here.' };
}
function missingColon({ offset, reason }) {
    if (reason.includes('a whitespace character is expected after'))
        return { offset, message: 'no space stands behind the colon', hint: 'Write one.' };
    if (reason.includes('multiline key'))
        return { offset, message: 'the key that ends here has several lines', hint: 'Write it on one line, with its colon and a space behind it.' };
    return reason.includes("expected ':'") ? { offset, message: 'no colon stands behind the key', hint: 'Write a colon and a space behind it, or indent the line if it continues the one above.' } : undefined;
}
function syntax_mistakes_escape({ text, offset, reason }) {
    const hint = "Within \"…\", a backslash is written \\\\; within '…', it is one.";
    if (reason.includes('unknown escape sequence'))
        return { offset: offset - 1, message: `\\${String.fromCodePoint(text.codePointAt(offset) ?? 0)} is no escape of YAML`, hint };
    if (!reason.includes('hexadecimal'))
        return undefined;
    const start = text.lastIndexOf('\\', offset);
    return { offset: start, message: `${text.slice(start, start + 2)} needs ${{ x: 2, u: 4 }[text.charAt(start + 1)] ?? 8} hexadecimal digits`, hint };
}
function blockHeader({ offset, reason }) {
    const isText = reason.includes('a line break is expected');
    if (!isText && !/chomping mode|indentation width/.test(reason))
        return undefined;
    return { offset, message: isText ? 'the text of a block begins on the line below its | or >' : `the | or > of a block says something twice, or a width of 0`, hint: 'Write | or > alone, and the text indented below; text that begins with one of them needs quotes.' };
}
/** Of a document with too many such lines; of others they are read with a warning. */
function shallowLine({ offset, reason }) {
    return reason === 'deficient indentation' ? { offset, message: 'this line is indented too little to go on with what is open above', hint: 'Indent it deeper than the line that began that, or close the quote or bracket there.' } : undefined;
}
/** What stands as far to the left as the list or map that it follows, and is no part of it. */
function ofTheWrongKind({ offset, reason, before, behind }) {
    if (!reason.includes('end of the stream or a document separator') || before.trim() !== '')
        return undefined;
    return /^-\s/.test(behind)
        ? { offset, message: 'a list begins here between the keys of a map', hint: 'Line it up with the items above, or write its key on the line above.' }
        : { offset, message: 'this is neither a key of the map above nor an item of its lists', hint: 'Line it up with what it belongs to.' };
}
/** `* .bam` below `- .sam`. */
function itemWithoutDash({ text, offset, reason, before }) {
    if (!IS_INDENTATION.test(reason) || before.trim() !== '')
        return undefined;
    const above = text.slice(Math.max(0, offset - before.length - LONGEST_LINE), offset - before.length).trimEnd();
    return above.slice(above.search(/[^\r\n]*$/)).startsWith(`${before}- `) ? { offset, message: 'this line stands among the items of a list, and begins with no dash', hint: 'Write a dash and a space before it, or line it up with what it belongs to.' } : undefined;
}
function indentation({ offset, reason, before }) {
    if (!IS_INDENTATION.test(reason))
        return undefined;
    if (before.trim() !== '')
        return { offset, message: 'more stands on this line than can stand there', hint: `Begin a new line, or put all of it in quotes. ${NEEDS_QUOTES}` };
    const around = reason.includes('sequence') ? 'the items of the list above, nor like the entries of the last of them' : 'the entries of the map above, nor like the value of the last of them';
    return { offset, message: `this line is indented neither like ${around}`, hint: 'Line it up with what it belongs to.' };
}
/** What CWL needs none of: tags and directives. */
function inOtherWords({ offset, reason, before }) {
    if (/directive|TAG|YAML/.test(reason))
        return { offset, message: reason, hint: 'No directive of YAML is needed: remove the lines that begin with %.' };
    const start = offset - before.length + Math.max(0, before.search(/![^\s]*$/));
    return /\btag\b/.test(reason) ? { offset: start, message: reason, hint: 'No tag of YAML is needed: put text that begins with ! in quotes.' } : undefined;
}
function unprintable({ text, offset, reason }) {
    if (!/non-printable|null byte|valid JSON character/.test(reason))
        return undefined;
    return { offset, message: `here stands a control character, ${codeOf(text.charAt(offset))}`, hint: 'Remove it; many editors do not show it.' };
}

;// CONCATENATED MODULE: ./lib/cwl/text/syntax-problem.js






/** Why a text is not readable as YAML, in words that help, where the mistake was made: the parser says where it noticed. */
function syntaxProblem(source, error, limits, gauge) {
    // What is missed at the end of the file is missed behind its last word.
    const offset = Math.min(error.mark?.position ?? 0, source.text.trimEnd().length);
    const place = source.place(offset);
    const start = (0,text_text/* lineStart */.PT)(source.text, offset);
    const tab = error.reason === 'deficient indentation' ? source.text.slice(start, offset).search(/(?<=^ *)\t\s*$/) : -1;
    if (gauge.isSpent)
        return (0,problem/* problemAt */.l4)(place, 'too-many-nodes', (0,cwl_limits/* tooManyNodes */.XG)(limits), (0,cwl_limits/* howToRaise */.EX)('nodes', 'document'));
    if (error.reason.includes('tab characters') || tab >= 0) {
        return tabProblem(tab < 0 ? place : source.place(start + tab));
    }
    if (error.reason.includes('maxDepth')) {
        return (0,problem/* problemAt */.l4)(place, 'too-deep', `the document nests deeper than the limit of ${limits.depth} levels`, (0,cwl_limits/* howToRaise */.EX)('depth', 'document'));
    }
    const conflict = conflictIn(source, place.line);
    if (conflict >= 0) {
        return (0,problem/* problemAt */.l4)(source.place(conflict), 'yaml-syntax', 'not readable as YAML: git left a conflict of a merge here', 'Choose what holds, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.');
    }
    const template = templateIn(source.text, start);
    if (template >= 0) {
        return (0,problem/* problemAt */.l4)(source.place(template), 'yaml-syntax', 'not readable as YAML: these are marks of a template', 'Check the file that is made of it.');
    }
    const invisible = error.reason.includes('quoted scalar') ? -1 : invisibleIn(source.text, start, source.lineStarts[place.line] ?? source.text.length);
    if (invisible >= 0) {
        const { message, hint } = wordsOnInvisible(source.text.charAt(invisible));
        return (0,problem/* problemAt */.l4)(source.place(invisible), 'yaml-syntax', `not readable as YAML: ${message}`, hint);
    }
    const key = error.reason.includes('multiline key') ? keyStart(source, offset) : undefined;
    const begun = /bad indentation|end of the stream/.test(error.reason) && source.text[offset] === ':' ? keyStart(source, offset) : undefined;
    if (key !== undefined || (begun !== undefined && begun < start))
        return unfinishedKey(source, key ?? begun ?? 0, key === undefined ? place.line : undefined);
    const { offset: made, message, hint } = mistakeAt(source.text, offset, error.reason, (at) => source.place(at)) ?? { offset, message: error.reason, hint: 'Compare the line with those around it: indentation, quotes and brackets.' };
    return (0,problem/* problemAt */.l4)(source.place(made), 'yaml-syntax', `not readable as YAML: ${message}`, hint);
}
/** What begins at an offset was not meant as a key, or has no colon; `colon` is the line of the one that it goes on to. */
function unfinishedKey(source, start, colon) {
    const { message, hint } = commentAt(source.text, start) ?? dashAt(source.text, start) ?? (colon === undefined
        ? { message: 'no colon ends the key that begins here', hint: 'Write a colon and a space behind the key, or indent the line if it continues the one above.' }
        : {
            message: `what begins here has no colon, and goes on to the one on line ${colon}`,
            hint: /^\$[({]/.test(source.text.slice(start, start + 2)) ? 'Write | behind its key, so that these lines are one text.' : 'Write a colon and a space behind it if it is a key; put it in quotes, or write | behind its key, if it is text.',
        });
    return (0,problem/* problemAt */.l4)(source.place(start), 'yaml-syntax', `not readable as YAML: ${message}`, hint);
}
/**
 * Where a key begins that no colon ends on its line: it is read on through the lines below, and js-yaml points at the last
 * of them, or behind. Above that can only be empty lines and lines of plain words; those that are indented deeper go on.
 * Undefined of a key in quotes or brackets, which may have its colon further down.
 */
function keyStart({ text, lineStarts }, offset) {
    let first;
    const last = (0,text_text/* lineAt */.mh)(lineStarts, offset);
    for (let line = last; line >= Math.max(0, last - LINES_ABOVE); line -= 1) {
        const start = lineStarts[line] ?? 0;
        const words = text.slice(start, lineStarts[line + 1]);
        const indentation = words.search(/\S/);
        const isComment = words[indentation] === '#';
        if (first !== undefined && (isComment || /^ *-\s|:\s/.test(words)))
            break;
        if (indentation >= 0 && !isComment && indentation <= (first?.indentation ?? Infinity))
            first = { start: start + indentation, indentation };
    }
    return first === undefined || /["'[{]/.test(text.charAt(first.start)) ? undefined : first.start;
}
/** A key that seems to go on for longer is none. */
const LINES_ABOVE = 1000;
/** Where a mark stands that git puts around what it could not merge; below zero without any. Text may underline a title with equals signs. */
function conflictIn({ text, lineStarts }, line) {
    const mark = text.search(/^(?:<{7}|>{7}) /m);
    const middle = [line - 2, line - 1].find((near) => /^={7}[\r\n]*$/.test(text.slice(lineStarts[near], Math.min(lineStarts[near + 1] ?? text.length, (lineStarts[near] ?? 0) + LONGEST_LINE))));
    return mark < 0 && middle !== undefined ? (lineStarts[middle] ?? -1) : mark;
}
/** Marks of Jinja and its like: a statement, or a name in two braces. */
const TEMPLATE = /\{%-? ?\w|\{\{-? ?[A-Za-z_][\w.]* ?[|}]/;
/** Where one stands on the line of the mistake, which begins at an offset; below zero without any. */
function templateIn(text, start) {
    const end = text.indexOf('\n', start);
    const at = text.slice(start, Math.min(end < 0 ? text.length : end, start + LONGEST_LINE)).search(TEMPLATE);
    return at < 0 ? at : start + at;
}
function tabProblem(place) {
    return (0,problem/* problemAt */.l4)(place, 'tab-indentation', 'a tab indents this line; YAML indents with spaces only', 'Replace the tab by spaces.');
}

;// CONCATENATED MODULE: ./lib/cwl/text/refusal.js




/** Thrown where a document is composed, and caught there: most mistakes end the reading at the first of them. */
class Refusal extends Error {
    code;
    offset;
    hint;
    constructor(code, offset, message, hint) {
        super(message);
        this.code = code;
        this.offset = offset;
        this.hint = hint;
    }
}
/** Of a document with another behind it; the events are those of the first. */
function secondDocument(events, text) {
    const last = events.findLast((event) => event.type === SCALAR && event.valueEnd >= 0);
    const after = last?.type === SCALAR ? last.valueEnd : 0;
    const marker = /^(?:---|\.\.\.)/gm;
    marker.lastIndex = after;
    const start = marker.exec(text)?.index ?? after;
    const hint = /^---\s*$/.test(text.slice(start)) ? 'Remove this line: nothing follows it.' : 'Put each process into a file of its own, or use $graph.';
    return new Refusal('several-documents', start, 'a second YAML document begins here; a CWL file holds one', hint);
}
function tooManyValues(limits, offset) {
    return new Refusal('too-many-nodes', offset, (0,cwl_limits/* tooManyNodes */.XG)(limits), (0,cwl_limits/* howToRaise */.EX)('nodes', 'document'));
}
function tooMuchText({ textLength }, offset) {
    return new Refusal('too-much-text', offset, `the document holds more than ${textLength} characters once its aliases are followed`, (0,cwl_limits/* howToRaise */.EX)('textLength', 'document'));
}
function unknownAlias(name, offset, text) {
    const written = (0,quotes/* quoted */.TL)(text.slice(offset, offset + 100));
    const hint = /^[\w-]+$/.test(name) ? `Define &${name} before *${name}, or put it in quotes if it is text: ${written}.` : `Text that begins with * needs quotes: ${written}.`;
    return new Refusal('unknown-alias', offset, `no anchor is named &${name}`, hint);
}
function recursiveAlias(name, offset) {
    return new Refusal('recursive-alias', offset, `*${name} stands inside the value that it names`, 'A value cannot hold itself; write out what is meant.');
}
/** `empty` is the key right before, if it has no value: the one that is doubled may belong to that. */
function duplicateKey(key, offset, firstLine, empty) {
    return new Refusal('duplicate-key', offset, `the key ${JSON.stringify(key)} stands here a second time; the first is on line ${firstLine}`, remedyForDuplicate(key, empty));
}
function remedyForDuplicate(key, empty) {
    if (empty !== undefined)
        return `Indent it deeper if it belongs to ${empty}, or remove one of the two.`;
    return OF_ITEMS.has(key) ? `Put a dash before each ${key} if these are items of a list, or remove one of the two.` : 'Remove one of the two.';
}
/** Fields with which items of lists begin. */
const OF_ITEMS = new Set(['id', 'class', 'name']);
function collectionAsKey(offset, text) {
    const isTemplate = TEMPLATE.test(text.slice(offset - 1, offset + 100));
    return new Refusal('key-not-text', offset, isTemplate ? 'marks of a template are no text' : 'a map or a list cannot be a key', isTemplate ? 'Check the file that is made of it.' : 'Use text as the key.');
}

;// CONCATENATED MODULE: ./lib/cwl/text/merge-keys.js


/** Stands for the key `<<`, which no map keeps. */
const MERGE = Symbol('<<');
/**
 * Adds what a merge key brings (YAML 1.1, "Merge Key Language-Independent Type"): the map's own keys win, then the maps
 * merged first. Throws {@link Refusal}.
 */
function mergeInto({ map, keys, offsets }, { value, offset }) {
    for (const source of (0,lib_json/* isArray */.cy)(value) ? value : [value]) {
        if (!(0,lib_json/* isObject */.Gv)(source))
            throw new Refusal('bad-merge', offset, '<< merges maps, and this is none', 'Give << a map, an alias of one, or a list of those.');
        for (const [key, item] of (0,lib_json/* entriesOf */.Mc)(source)) {
            if (map[key] === undefined) {
                map[key] = item;
                keys.push(key);
                offsets.push(offset, offset);
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/cwl/text/origin.js
var origin = __webpack_require__(2356);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./lib/cwl/text/scalars.js

/** NaN and the infinities: YAML has them, JSON and CWL do not. */
const NOT_A_JSON_NUMBER = Symbol('a number that JSON cannot say');
const INTEGER = /^[-+]?\d+$/;
const OCTAL = /^0o[0-7]+$/;
const HEXADECIMAL = /^0x[\dA-Fa-f]+$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const INFINITY_OR_NAN = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** A plain scalar as the core schema of YAML 1.2 reads it (YAML 1.2.2, section 10.3.2). */
function resolvePlain(text) {
    switch (text.charCodeAt(0)) {
        case 0x2b: // +
        case 0x2d: // -
        case 0x2e: // .
        case 0x30: // 0 to 9
        case 0x31:
        case 0x32:
        case 0x33:
        case 0x34:
        case 0x35:
        case 0x36:
        case 0x37:
        case 0x38:
        case 0x39:
            return resolveNumber(text);
        default:
            return WORDS.has(text) ? (WORDS.get(text) ?? null) : text;
    }
}
const WORDS = new Map([
    ['', null],
    ['~', null],
    ...['null', 'Null', 'NULL'].map((word) => [word, null]),
    ...['true', 'True', 'TRUE'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE'].map((word) => [word, false]),
]);
function resolveNumber(text) {
    if (INTEGER.test(text))
        return integer(text);
    if (OCTAL.test(text) || HEXADECIMAL.test(text))
        return ofOtherBase(text);
    if (FLOAT.test(text))
        return scalars_float(text);
    if (INFINITY_OR_NAN.test(text))
        return NOT_A_JSON_NUMBER;
    return text;
}
/** So many octal digits hold more than the greatest double; making decimal digits of millions would take seconds. */
const MOST_DIGITS = 342;
function ofOtherBase(text) {
    const digits = text.slice(2).replace(/^0+(?=.)/, '');
    return digits.length > MOST_DIGITS ? NOT_A_JSON_NUMBER : (0,lib_json/* numberFromText */.Nv)(BigInt(text.slice(0, 2) + digits).toString());
}
function integer(text) {
    return (0,lib_json/* numberFromText */.Nv)(text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1'));
}
/** JSON wants a digit on either side of the point, and no plus sign before the number. */
function scalars_float(text) {
    const json = text
        .replace(/^\+/, '')
        .replace(/^(-?)0+(?=\d)/, '$1')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.(?=$|[eE])/, '.0');
    return Number.isFinite(Number(json)) ? (0,lib_json/* numberFromText */.Nv)(json) : NOT_A_JSON_NUMBER;
}
/** A scalar under one of YAML's own tags, `!!str` and the like; undefined when the text is not of that type. */
function resolveTagged(tag, text) {
    const plain = resolvePlain(text);
    switch (tag) {
        case '!!str':
        case '!':
            return text;
        case '!!null':
            return plain === null ? null : undefined;
        case '!!bool':
            return typeof plain === 'boolean' ? plain : undefined;
        case '!!int':
            return INTEGER.test(text) || OCTAL.test(text) || HEXADECIMAL.test(text) ? plain : undefined;
        case '!!float':
            return INTEGER.test(text) ? scalars_float(`${text}.0`) : typeof plain === 'string' ? undefined : plain;
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/cwl/text/scalar-events.js




/** Such as `!$(inputs.a)`, which was meant as text. */
const NO_TAGS = 'CWL uses no YAML tags: remove it, or put all of it in quotes if it is text.';
/** The text of a scalar: quotes taken off, escapes and lines joined. Throws {@link Refusal}. */
function textOf(event, source) {
    const value = (0,js_yaml/* getScalarValue */.KE)(source.text, event);
    switch (event.style) {
        case DOUBLE_QUOTED:
            // Only an escape can name half of a character: the text itself was checked when it was read.
            if (value.isWellFormed())
                return value;
            throw new Refusal('half-character', startOf(event, source.text), 'an escape in this text names half of a character, which no file and no platform can hold', String.raw `Write both halves, such as \ud83e\uddec, or the character itself.`);
        case LITERAL:
        case FOLDED: {
            // A block that ends with the file has no line break at its end unless the file has (YAML 1.2.2, section 8.1.1.2); js-yaml adds one.
            const endsFile = event.valueEnd === source.text.length && !/[\r\n]$/.test(source.text);
            return endsFile && value.endsWith('\n') ? value.slice(0, -1) : value;
        }
        default:
            return value;
    }
}
/** The value of a scalar, by its tag or, where it has none, as the core schema reads it. Throws {@link Refusal}. */
function scalar_events_valueOf(event, source) {
    const text = textOf(event, source);
    if (event.tagStart < 0 && event.style !== PLAIN)
        return text;
    const tag = event.tagStart < 0 ? undefined : source.text.slice(event.tagStart, event.tagEnd);
    const value = tag === undefined ? resolvePlain(text) : resolveTagged(tag, text);
    if (value === undefined) {
        throw new Refusal('unknown-tag', event.tagStart, `the tag ${tag} does not fit here`, NO_TAGS);
    }
    if (value === NOT_A_JSON_NUMBER) {
        throw new Refusal('not-a-number', event.valueStart, `${text} is no number that JSON can hold`, 'Use a finite number, or quote it.');
    }
    return value;
}

;// CONCATENATED MODULE: ./lib/cwl/text/strange-keys.js



/** Why a key without quotes may hide one that was meant, as behind a comment of JavaScript or between pasted quotes. */
function strangenessOf(key) {
    // Nearly every key begins and ends with a letter.
    if (strange_keys_PLAIN.test(key))
        return undefined;
    const comment = commentAt(key, 0);
    if (comment !== undefined)
        return comment;
    if (quotes/* CURLY_QUOTE */.Ll.test(key.charAt(0)))
        return { message: `to YAML ${key.charAt(0)} is a letter, and no quote`, hint: quotes/* STRAIGHT_QUOTES */.nV };
    const invisible = invisibleOf(key);
    return invisible === undefined ? undefined : wordsOnInvisible(invisible);
}
const strange_keys_PLAIN = /^\w(?:.*\w)?$/s;

;// CONCATENATED MODULE: ./lib/cwl/text/compose.js










/** The value that the events of one YAML document describe, each part with its place, and what may not be meant; or why it is refused. */
function compose(events, source, limits) {
    const composer = new Composer(events, source, limits);
    try {
        const value = composer.document();
        return composer.refused.length === 0 ? { value, problems: composer.problems } : { refused: composer.refused };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        return { refused: [...composer.refused, problemOf(error, source)] };
    }
}
function problemOf({ code, offset, message, hint }, source) {
    return (0,problem/* problemAt */.l4)(source.place(offset), code, message, hint);
}
const EMPTY = 'A CWL file begins with cwlVersion and class; an empty one may not have been written to its end.';
/** Builds the values of one document from the parser's events, in one pass. */
class Composer {
    problems = [];
    /** Mistakes after which the rest can still be read, to be told together. */
    refused = [];
    #events;
    #source;
    #limits;
    #anchors = new Map();
    #at = 0;
    /** Nodes and characters so far, with aliases counted as often as they are used. */
    #nodes = 0;
    #text = 0;
    /** Of the maps and lists that are open, innermost last: an array that grows takes more room than it needs. */
    #keys = [];
    #offsets = [];
    /** The last dash that was looked for: the next one stands further down, and no line is looked at again. */
    #lastDash = 0;
    /** Whether it could hold too much: each node is an event, and each of its characters one of the text, but for aliases. */
    #isLarge;
    constructor(events, source, limits) {
        this.#events = events;
        this.#source = source;
        this.#limits = limits;
        this.#isLarge = events.length > limits.nodes || source.text.length > limits.textLength;
    }
    document() {
        const first = this.#events[0];
        const node = this.#events[1];
        if (first === undefined || node === undefined || node.type === POP) {
            throw new Refusal('empty-file', 0, 'the file is empty', EMPTY);
        }
        this.#at = 1;
        const value = this.#node();
        // The end of the first document comes between.
        const second = this.#at + 1;
        if (this.#events[second]?.type === DOCUMENT) {
            throw secondDocument(this.#events.slice(0, second), this.#source.text);
        }
        if (value === null && node.type === SCALAR && node.valueStart < 0)
            throw new Refusal('empty-file', 0, 'the file is empty', EMPTY);
        return value;
    }
    /** The next node, which stands here as no collection ends and no document begins. */
    #next() {
        const event = this.#events[this.#at];
        this.#at += 1;
        if (event === undefined || event.type === POP || event.type === DOCUMENT) {
            throw new TypeError('the YAML parser ended a node before its value');
        }
        return event;
    }
    #node() {
        const event = this.#next();
        if (event.type === ALIAS)
            return this.#alias(event);
        const nodes = this.#nodes;
        const text = this.#text;
        this.#count(event);
        if (event.anchorStart < 0)
            return this.#content(event);
        const name = this.#source.text.slice(event.anchorStart, event.anchorEnd);
        this.#anchors.set(name, 'open');
        const value = this.#content(event);
        this.#anchors.set(name, { value, nodes: this.#nodes - nodes, text: this.#text - text });
        return value;
    }
    #content(event) {
        if (event.type === SCALAR)
            return scalar_events_valueOf(event, this.#source);
        return event.type === MAPPING ? this.#mapping(event) : this.#sequence(event);
    }
    #count(event) {
        this.#nodes += 1;
        if (event.type === SCALAR)
            this.#text += event.valueEnd - event.valueStart;
        if (this.#isLarge)
            this.#refuseTooMuch(event);
    }
    #refuseTooMuch(event) {
        if (this.#nodes > this.#limits.nodes)
            throw tooManyValues(this.#limits, startOf(event, this.#source.text));
        if (this.#text > this.#limits.textLength)
            throw tooMuchText(this.#limits, startOf(event, this.#source.text));
    }
    #alias(event) {
        const name = this.#source.text.slice(event.anchorStart, event.anchorEnd);
        const anchor = this.#anchors.get(name);
        if (anchor === undefined)
            throw unknownAlias(name, startOf(event, this.#source.text), this.#source.text);
        if (anchor === 'open')
            throw recursiveAlias(name, startOf(event, this.#source.text));
        this.#nodes += anchor.nodes;
        this.#text += anchor.text;
        this.#isLarge = true;
        this.#refuseTooMuch(event);
        return anchor.value;
    }
    #sequence(event) {
        if (event.tagStart >= 0)
            this.#refuseTag(event, '!!seq');
        const items = [];
        const from = this.#offsets.length;
        for (let next = this.#peek(); next.type !== POP; next = this.#peek()) {
            const start = this.#start(next, NOWHERE);
            this.#offsets.push(start === NOWHERE ? this.#dash(event.start, items.length === 0 ? undefined : this.#offsets.at(-1)) : start);
            items.push(this.#node());
        }
        this.#at += 1;
        (0,origin/* setOrigin */.vB)(items, { source: this.#source, start: event.start, offsets: this.#offsets.splice(from) });
        return items;
    }
    #mapping(event) {
        if (event.tagStart >= 0)
            this.#refuseTag(event, '!!map');
        const map = (0,lib_json/* emptyObject */.vB)();
        const fromKey = this.#keys.length;
        const from = this.#offsets.length;
        let merges;
        let hasDuplicate = false;
        while (this.#peek().type !== POP) {
            const keyEvent = this.#next();
            const keyOffset = startOf(keyEvent, this.#source.text);
            const key = this.#key(keyEvent);
            const next = this.#peek();
            const valueOffset = this.#start(next, keyOffset);
            if (lacksSpace(keyEvent, next, this.#source.text)) {
                throw new Refusal('yaml-syntax', valueOffset, 'not readable as YAML: a colon stands right before this bracket', 'Put a space behind the colon.');
            }
            const value = this.#node();
            if (key === MERGE)
                (merges ??= []).push({ value, offset: keyOffset });
            else {
                if (map[key] !== undefined) {
                    // Several in one map are one mistake, such as a list without its dashes.
                    if (!hasDuplicate)
                        this.#refuseDuplicate(map, key, keyOffset, fromKey, from);
                    hasDuplicate = true;
                    continue;
                }
                map[key] = value;
                this.#keys.push(key);
                this.#offsets.push(keyOffset, valueOffset);
            }
        }
        this.#at += 1;
        const keys = this.#keys.splice(fromKey);
        const offsets = this.#offsets.splice(from);
        for (const merge of merges ?? [])
            mergeInto({ map, keys, offsets }, merge);
        (0,lib_json/* keepKeyOrder */.hE)(map, keys);
        (0,origin/* setOrigin */.vB)(map, { source: this.#source, start: event.start, keys, offsets });
        return map;
    }
    /** The keys of the map begin at `fromKey`, and their offsets at `from`. */
    #refuseDuplicate(map, key, offset, fromKey, from) {
        const before = this.#source.place(this.#offsets[from + 2 * (this.#keys.indexOf(key, fromKey) - fromKey)] ?? 0);
        const last = this.#keys.at(-1) ?? '';
        // What was to belong to a key without a value stands beside it.
        const refusal = duplicateKey(key, offset, before.line, map[last] === null ? last : undefined);
        if (this.refused.length >= MOST_KEYS)
            throw refusal;
        this.refused.push(problemOf(refusal, this.#source));
    }
    #key(event) {
        if (event.type !== ALIAS)
            this.#count(event);
        if (event.type === SCALAR && event.anchorStart >= 0) {
            const value = scalar_events_valueOf(event, this.#source);
            this.#anchors.set(this.#source.text.slice(event.anchorStart, event.anchorEnd), { value, nodes: 1, text: event.valueEnd - event.valueStart });
        }
        if (event.type === SCALAR) {
            const text = textOf(event, this.#source);
            if (event.tagStart >= 0) {
                const value = scalar_events_valueOf(event, this.#source);
                if (typeof value === 'string')
                    return value;
            }
            else if (event.style !== PLAIN)
                return text;
            else if (text === '<<')
                return MERGE;
            else if (typeof resolvePlain(text) === 'string') {
                this.#remarkOnStrange(text, event.valueStart);
                return text;
            }
            throw new Refusal('key-not-text', startOf(event, this.#source.text), `the key ${text === '' ? '(nothing)' : text} is not text`, 'Quote it.');
        }
        if (event.type === ALIAS) {
            const value = this.#alias(event);
            if (typeof value === 'string')
                return value;
        }
        throw collectionAsKey(startOf(event, this.#source.text), this.#source.text);
    }
    /** It is a key to YAML, and one that somebody may use. */
    #remarkOnStrange(key, offset) {
        const strange = this.problems.length < MOST_KEYS ? strangenessOf(key) : undefined;
        if (strange !== undefined)
            this.problems.push((0,problem/* problemAt */.l4)(this.#source.place(offset), 'strange-key', strange.message, strange.hint, 'warning'));
    }
    #peek() {
        const event = this.#events[this.#at];
        if (event === undefined)
            throw new TypeError('the YAML parser left a collection open');
        return event;
    }
    #start(event, otherwise) {
        if (event.type === POP || event.type === DOCUMENT)
            return otherwise;
        const start = startOf(event, this.#source.text);
        return start < 0 ? otherwise : start;
    }
    /** Of an item of which nothing else is written: the next dash of its list behind the item `before`. */
    #dash(listStart, before) {
        if (before === undefined)
            return listStart;
        const { text, lineStarts } = this.#source;
        const column = listStart - (lineStarts[(0,text_text/* lineAt */.mh)(lineStarts, listStart)] ?? 0);
        for (let line = (0,text_text/* lineAt */.mh)(lineStarts, Math.max(before, this.#lastDash)) + 1; line < lineStarts.length; line += 1) {
            const start = lineStarts[line] ?? 0;
            // Whatever belongs to an item is indented deeper than its dash.
            if (text[start + column] === '-' && /^ *$/.test(text.slice(start, start + column)))
                return (this.#lastDash = start + column);
        }
        return listStart;
    }
    #refuseTag(event, own) {
        const tag = this.#source.text.slice(event.tagStart, event.tagEnd);
        if (tag !== own)
            throw new Refusal('unknown-tag', event.tagStart, `the tag ${tag} does not fit here`, NO_TAGS);
    }
}
/** So many keys of one document are told that may be none, or stand twice. */
const MOST_KEYS = 20;
/** No offset. */
const NOWHERE = -1;

;// CONCATENATED MODULE: ./lib/cwl/text/gauge.js

/** js-yaml looks at some values twice: at an item of a list, whether it is the first key of a map. */
const MOST_LOOKS = 2;
/** js-yaml with bounds: it nests no deeper than it may, and stops soon after it has seen more values than it may. */
class Gauge {
    #limits;
    #isCounting;
    #left = 0;
    /** `length` is that of the text: a value takes at least one character of it. */
    constructor(limits, length) {
        this.#limits = limits;
        this.#isCounting = length > limits.nodes;
    }
    /** Whether the last text had too many values. */
    get isSpent() {
        return this.#left < 0;
    }
    /** Throws YAMLException. */
    read(text) {
        const { depth, nodes } = this.#limits;
        if (!this.#isCounting)
            return eventsOf(text, depth);
        this.#left = MOST_LOOKS * nodes;
        this.#countEmptyItems(text);
        const bound = {
            valueOf: () => {
                this.#left -= 1;
                return this.#left < 0 ? -1 : depth;
            },
        };
        // It has no such limit of its own, and the events of a text of 10 MiB take more memory than there is. But it
        // compares the depth of each value that it begins with this bound, so that a bound that is asked can count them.
        return eventsOf(text, bound);
    }
    /** An item of which nothing stands but its dash is the one value that js-yaml does not look at. */
    #countEmptyItems(text) {
        let left = this.#left;
        const item = /^[ -]*-[ \t]*(?:#.*)?$/gm;
        for (let found = item.exec(text); found !== null; found = item.exec(text)) {
            left -= 1;
            if (left < 0) {
                this.#left = left;
                throw exceptionAt(found.index, 'too many values');
            }
        }
    }
}
/**
 * For the excerpt in the message of its errors, which nobody sees here, js-yaml splits the whole text into lines: of a text
 * of 10 MiB that can take seconds and more memory than all else. It has no option to leave that out, but for as long as it
 * reads its errors can be made without.
 */
function eventsOf(text, maxDepth) {
    const throwAt = Reflect.get(js_yaml/* YAMLException */.tB, 'throwAt');
    js_yaml/* YAMLException */.tB.throwAt = (_, position, message) => {
        throw exceptionAt(position, message);
    };
    try {
        return (0,js_yaml/* parseEvents */.PH)(text, { maxDepth });
    }
    finally {
        Reflect.set(js_yaml/* YAMLException */.tB, 'throwAt', throwAt);
    }
}
function exceptionAt(position, message) {
    return new js_yaml/* YAMLException */.tB(message, { name: '', buffer: '', position, line: 0, column: 0, snippet: null });
}

;// CONCATENATED MODULE: ./lib/cwl/text/yaml-events.js






/** A repair reads the whole text again, so that both are bounded. Real files need up to 40 repairs of some 20 kB. */
const MAX_REPAIRS = 1000;
const MAX_REPAIRED_CHARACTERS = 16 * 1024 * 1024;
/** Reads a text as YAML, and once more for each indentation that had to be repaired. */
function readEvents(text, file, limits) {
    let current = text;
    let tabsReplaced;
    const insertions = [];
    let repairs = 0;
    const gauge = new Gauge(limits, text.length);
    const insertSpace = (offset) => {
        current = `${current.slice(0, offset)} ${current.slice(offset)}`;
        insertions.splice(0, insertions.length, ...insertions.map((at) => (at >= offset ? at + 1 : at)), offset);
    };
    for (;; repairs += 1) {
        const source = new text_text/* SourceText */.D(file, current, insertions);
        try {
            const events = gauge.read(current);
            // Only now: what YAML has read nests no deeper than it may, and JSON.parse knows no bound.
            if (tabsReplaced !== undefined && !isJson(text))
                return { source, problem: tabsReplaced };
            const tab = insertions.filter((at) => isBeforeTab(current, at) && !isQuoted(events, at)).sort((left, right) => left - right)[0];
            if (tab !== undefined)
                return { source, problem: tabProblem(source.place(tab)) };
            return { events, source, problems: indentationWarnings(source, insertions) };
        }
        catch (error) {
            if (!(error instanceof js_yaml/* YAMLException */.tB))
                throw error;
            const offset = error.mark?.position ?? 0;
            const mayRepair = error.reason === 'deficient indentation' && repairs < MAX_REPAIRS && (repairs + 1) * text.length <= MAX_REPAIRED_CHARACTERS;
            const before = current.slice((0,text_text/* lineStart */.PT)(current, offset), offset);
            const separation = separationIn(before);
            const isIndentation = before.trim() === '';
            if (mayRepair && separation !== undefined && !isIndentation) {
                // A tab may separate the parts of a line (YAML 1.2.2, section 6.2), but js-yaml takes it for indentation, and says
                // so behind it or behind the bracket that follows.
                const from = offset - before.length + separation.start;
                current = current.slice(0, from) + ' '.repeat(separation.length) + current.slice(from + separation.length);
            }
            else if (mayRepair && isIndentation && !before.includes('\t')) {
                insertSpace(offset);
            }
            else if (tabsReplaced === undefined && /^\s*[[{]/.test(current) && /^ *	/m.test(current)) {
                // JSON may indent with tabs, YAML may not; one character for one keeps every position.
                current = current.replace(/^[\t ]+/gm, (indent) => ' '.repeat(indent.length));
                tabsReplaced = syntaxProblem(source, error, limits, gauge);
            }
            else if (mayRepair && isIndentation) {
                // Within quotes the reference reads such a line; whether these are quotes is known only when all is read.
                insertSpace(offset - before.length + before.indexOf('\t'));
            }
            else
                return { source, problem: tabsReplaced ?? syntaxProblem(source, error, limits, gauge) };
        }
    }
}
/** The blanks from the first tab on that a line ends with, or that stand before a bracket at its end. */
function separationIn(line) {
    const blanks = /(?<![ \t])[ \t]+(?=[[{]?$)/.exec(line);
    const tab = blanks?.[0].indexOf('\t') ?? -1;
    return blanks === null || tab < 0 ? undefined : { start: blanks.index + tab, length: blanks[0].length - tab };
}
function isBeforeTab(text, offset) {
    let at = offset;
    while (text[at] === ' ')
        at += 1;
    return text[at] === '\t';
}
function isQuoted(events, offset) {
    return events.some((event) => event.type === SCALAR && (event.style === SINGLE_QUOTED || event.style === DOUBLE_QUOTED) && event.valueStart <= offset && offset < event.valueEnd);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch (error) {
        if (error instanceof SyntaxError || error instanceof RangeError)
            return false;
        throw error;
    }
}
/** One for lines that follow each other: a long text that is indented too little is one mistake. */
function indentationWarnings(source, insertions) {
    const runs = [];
    for (const offset of insertions.toSorted((left, right) => left - right)) {
        const place = source.place(offset);
        const isTab = isBeforeTab(source.text, offset);
        const run = runs.at(-1);
        if (run?.last === place.line)
            continue;
        if (run?.isTab === isTab && source.text.slice(source.lineStarts[run.last], offset).trim() === '') {
            run.last = place.line;
            run.lines += 1;
        }
        else
            runs.push({ first: { ...place, column: 1 }, last: place.line, lines: 1, isTab });
    }
    return runs.map(indentationWarning);
}
function indentationWarning({ first, lines, isTab }) {
    const isOne = lines === 1;
    const those = isOne ? 'this line' : `this line and ${lines - 1} more`;
    return (0,problem/* problemAt */.l4)(first, 'under-indented', isTab
        ? `a tab indents ${those} of a quoted text; YAML counts spaces only`
        : `${those} ${isOne ? 'continues' : 'continue'} a value that began further up, but ${isOne ? 'is' : 'are'} indented no deeper than the line that began it`, `Indent ${isOne ? 'the line' : 'them'} ${isTab ? 'with spaces' : 'by one more space'}: strict YAML readers refuse the file as it is.`, 'warning');
}

;// CONCATENATED MODULE: ./lib/cwl/source.js




/**
 * Reads YAML 1.2 with merge keys, or JSON, into values that know where they stand ({@link positionOf}). Nothing is
 * recovered by guessing but one thing: a continuation line indented too little, which the reference implementation
 * reads, is read with a warning.
 */
function parseYaml(text, file, limits = cwl_limits/* DEFAULT_LIMITS */.dR) {
    const read = readEvents(text, file, limits);
    const { source } = read;
    if ('problem' in read)
        return { ok: false, source, problems: [read.problem] };
    const composed = compose(read.events, source, limits);
    return 'refused' in composed ? { ok: false, source, problems: composed.refused } : { ok: true, value: composed.value, source, problems: [...read.problems, ...composed.problems] };
}


/***/ }),

/***/ 5427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ CURLY_QUOTE),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   nV: () => (/* binding */ STRAIGHT_QUOTES),
/* harmony export */   vv: () => (/* binding */ openingQuote)
/* harmony export */ });
/** Quotes as word processors put them, which are letters to YAML and nothing to JavaScript. */
const CURLY_QUOTE = /[“”„‘’‚]/;
const STRAIGHT_QUOTES = 'Write straight quotes: " or \'.';
/**
 * Where the text in quotes begins that an offset is in, or ends: below zero where nothing can be its beginning. Only
 * escaped quotes of its kind stand within it, so that the nearest other one is the first.
 */
function openingQuote(text, offset, quote) {
    let at = lastBefore(text, quote, offset);
    while (at >= 0) {
        // One is escaped by a second one, or by a backslash that is not escaped itself.
        const first = quote === "'" ? runStart(text, at, quote) : at;
        const isEscaped = quote === "'" ? (at - first) % 2 === 1 : (at - runStart(text, at - 1, '\\')) % 2 === 1;
        if (!isEscaped)
            return first;
        at = lastBefore(text, quote, first);
    }
    return -1;
}
function lastBefore(text, character, offset) {
    return offset <= 0 ? -1 : text.lastIndexOf(character, offset - 1);
}
/** Where the run of a character begins that ends with the one at `last`; behind it when that is another. */
function runStart(text, last, character) {
    let start = last + 1;
    while (start > 0 && text[start - 1] === character)
        start -= 1;
    return start;
}
/** The word that a text begins with, in quotes; dots in the place of a long one, of one that holds quotes, and of what follows. */
function quoted(text) {
    const word = /^(?:[^\s,[\]{}'"]|\{[^\s{}'"]*\}|\[[^\s[\]'"]*\])+(?=[\s,\]}]|$)/.exec(text.slice(0, LONGEST_WORD))?.[0];
    const isLonger = word !== undefined && /^[ \t]+[^\s,\]}#]/.test(text.slice(word.length, word.length + LONGEST_WORD));
    return `'${word ?? '…'}${isLonger ? ' …' : ''}'`;
}
const LONGEST_WORD = 60;


/***/ }),

/***/ 3825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText),
/* harmony export */   HX: () => (/* binding */ topOf),
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   xV: () => (/* binding */ lineStartsOf)
/* harmony export */ });
/** Where a file begins: the place of what has no other. */
function topOf(file) {
    return { file, line: 1, column: 1 };
}
/**
 * The text of one file, and the way back from an offset to a line and a column. `insertions` are the offsets at which
 * the reader put a space to repair an under-indented line: positions stay those of the text as written.
 */
class SourceText {
    file;
    text;
    #insertions;
    #lineStarts;
    constructor(file, text, insertions = []) {
        this.file = file;
        this.text = text;
        this.#insertions = insertions;
    }
    /** Offsets at which lines begin. */
    get lineStarts() {
        return (this.#lineStarts ??= lineStartsOf(this.text));
    }
    place(offset) {
        const starts = this.lineStarts;
        const at = Math.max(0, offset);
        const low = lineAt(starts, at);
        const start = starts[low] ?? 0;
        const inserted = this.#insertions.filter((insertion) => insertion >= start && insertion < at).length;
        return { file: this.file, line: low + 1, column: at - start - inserted + 1 };
    }
}
/** The line, counted from 0, that an offset stands on. */
function lineAt(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
/** Where the line of an offset begins; old files have returns alone for line breaks. */
function lineStart(text, offset) {
    let start = offset;
    while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r')
        start -= 1;
    return start;
}
function lineStartsOf(text) {
    const starts = [0];
    if (text.includes('\r')) {
        for (let at = 0; at < text.length; at += 1) {
            const code = text.charCodeAt(at);
            if (code === NEWLINE)
                starts.push(at + 1);
            else if (code === RETURN && text.charCodeAt(at + 1) !== NEWLINE)
                starts.push(at + 1);
        }
        return starts;
    }
    // Nearly every file; to look for line breaks alone is many times faster.
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
const NEWLINE = 0x0a;
const RETURN = 0x0d;


/***/ }),

/***/ 5376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ idleExceptions),
/* harmony export */   t: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4006);
/* harmony import */ var _cwl_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1628);
/* harmony import */ var _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7543);
/* harmony import */ var _cwl_suggest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7912);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6806);
/* harmony import */ var _globs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5522);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2998);








/**
 * What the configuration says about problems, ready to be applied. Throws PromotionError `configuration` for a code
 * that no problem has, and for one that is always an error: what has it can be neither packed nor run.
 */
function checksOf(manifest, strict) {
    const declared = manifest?.checks;
    if (manifest === undefined || declared === undefined)
        return { strict };
    const { levels = {}, paths = [] } = declared;
    return {
        strict: strict || declared.strict === true,
        levels: checked(manifest, levels, 'levels'),
        paths: paths.map((exception, index) => ({
            matches: matcherOf(exception.path, manifest, index),
            levels: checked(manifest, exception.levels, 'paths', index, 'levels'),
        })),
    };
}
/**
 * A sentence on each exception of the configuration that is for no file: none of those that were looked at, and none that
 * the workspace has. Most often the path was renamed or is misspelt.
 */
function idleExceptions(manifest, workspace, lookedAt) {
    return (manifest?.checks?.paths ?? []).flatMap(({ path }, index) => {
        if (manifest === undefined)
            return [];
        const matches = matcherOf(path, manifest, index);
        if ([...lookedAt].some(matches) || mayHoldFiles(path, workspace, matches))
            return [];
        const { file, line, column } = manifest.at('checks', 'paths', index, 'path');
        return [`${file}:${line}:${column}: no CWL file is at ${JSON.stringify(path)}, so that this exception has no effect.`];
    });
}
/** So does a folder that cannot be looked into. */
function mayHoldFiles(path, workspace, matches) {
    try {
        return _globs_js__WEBPACK_IMPORTED_MODULE_5__/* .NEGATION */ .u.test(path) ? workspace.find(['.']).some(matches) : workspace.find([path]).length > 0;
    }
    catch (error) {
        if (error instanceof _cwl_cwl_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CwlError */ .J)
            return error.code === 'unreadable';
        throw error;
    }
}
/** A file, everything in a folder, or what a glob matches, and with a `!` all else; a file whose name looks like a glob as well. */
function matcherOf(written, manifest, index) {
    const named = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(written.replace(_globs_js__WEBPACK_IMPORTED_MODULE_5__/* .NEGATION */ .u, ''));
    if (named.startsWith('/') || named.split('/').includes('..')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', `the path ${JSON.stringify(written)} leaves the repository`, { hint: 'Write it relative to the working directory.', at: manifest.at('checks', 'paths', index, 'path') });
    }
    const path = named.replace(/\/$/, '');
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_6__([path, `${path}/**`], { dot: true, nonegate: true });
    const isNamed = (file) => path === '.' || file === path || file.startsWith(`${path}/`) || isMatch(file);
    return _globs_js__WEBPACK_IMPORTED_MODULE_5__/* .NEGATION */ .u.test(written) ? (file) => file === written || !isNamed(file) : isNamed;
}
function checked(manifest, levels, ...path) {
    for (const code of Object.keys(levels)) {
        const at = manifest.at('checks', ...path, code, _place_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY */ ._);
        if (!(0,_cwl_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isProblemCode */ .NU)(code)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', `no problem has the code ${JSON.stringify(code)}.${(0,_cwl_suggest_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .a)(code, Object.keys(_cwl_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp))}`, {
                hint: 'Codes are those that `validate` prints and docs/problems.md lists.',
                at,
            });
        }
        if (_cwl_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp[code].severity === 'error' && levels[code] !== 'error') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PromotionError */ .g('configuration', `${code} is always an error: a document that has it cannot be promoted`, { hint: 'Take the line out, and mend the document.', at });
        }
    }
    return levels;
}


/***/ }),

/***/ 5522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isAmong),
/* harmony export */   u: () => (/* binding */ NEGATION)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);

/** Of a glob that is for all others than what stands behind the `!`; `!(…)` is a glob by itself. */
const NEGATION = /^!(?=[^(])/;
/**
 * Whether a list of globs lets a name in. In order, as GitHub reads such lists: what a glob lets in, one with a `!` may take
 * out again. A list of these alone lets in all else; beside others they would let in what none of those names.
 */
function isAmong(name, globs) {
    const letsInAllElse = globs.length > 0 && globs.every((glob) => NEGATION.test(glob));
    return globs.reduce((isIn, glob) => (isMatch(name, glob.replace(NEGATION, '')) ? !NEGATION.test(glob) : isIn), letsInAllElse);
}
function isMatch(name, glob) {
    return picomatch__WEBPACK_IMPORTED_MODULE_0__.isMatch(name, glob.replaceAll(PART_OF_SEGMENT, ANY_DEPTH), { nonegate: true });
}
/** Two stars that are not all there is between two slashes: picomatch takes these for one, and GitHub for any number of folders. */
const PART_OF_SEGMENT = /(?<=[^/*])\*\*(?!\*)|(?<!\*)\*\*(?=[^/*])/g;
const ANY_DEPTH = '{*,*/**/*}';


/***/ }),

/***/ 1089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IK: () => (/* binding */ manifestsIn),
  WI: () => (/* binding */ readManifest)
});

// UNUSED EXPORTS: MANIFEST_PATHS, parseManifest

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/cwl/source.js + 15 modules
var source = __webpack_require__(3729);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 12 modules
var cwl_workspace = __webpack_require__(2383);
// EXTERNAL MODULE: ./lib/json/index.js + 6 modules
var json = __webpack_require__(7009);
// EXTERNAL MODULE: ./lib/platform/contract.js
var contract = __webpack_require__(9001);
// EXTERNAL MODULE: ./lib/promotion/atomic-file.js
var atomic_file = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var promotion_errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/generated/manifest.cjs
var generated_manifest = __webpack_require__(5026);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/remote/hosts.js
var hosts = __webpack_require__(2445);
// EXTERNAL MODULE: ./lib/promotion/verify.js
var verify = __webpack_require__(5096);
;// CONCATENATED MODULE: ./lib/promotion/manifest-schema.js



const WORDS = {
    fileBytes: 'Bytes of one file.',
    depth: 'Levels that maps and lists of one file may nest.',
    nodes: 'Values of one file, once its aliases are followed.',
    textLength: 'Characters of one file, once its aliases are followed.',
    files: 'Files that one document reaches.',
    totalBytes: 'Bytes of all files that one document reaches.',
    expressions: 'Expressions in JavaScript of one process.',
    javascriptLength: 'Characters of JavaScript of one document.',
    packedBytes: 'Bytes of one packed description.',
};
function limit(name) {
    return { type: 'integer', minimum: 1, maximum: limits/* MOST */._B[name], description: `${WORDS[name]} Default: ${limits/* DEFAULT_LIMITS */.dR[name]}.` };
}
/** Fit for file names, environment names and commands as well. */
const STAGE_NAME = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$', maxLength: 100 };
/**
 * What cwl-promote.yml may hold: the one declaration from which the validator, the JSON Schema for editors
 * (`schemas/cwl-promote.schema.json`) and the words of error messages are derived. No `oneOf`: a mistake has one error.
 */
const MANIFEST_SCHEMA = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'cwl-promote.schema.json',
    title: 'cwl-promote.yml',
    description: 'Which CWL of this repository goes into which project. The base URL and the token never stand here.',
    type: 'object',
    required: ['version'],
    dependentRequired: { stages: ['apps'], apps: ['stages'] },
    additionalProperties: false,
    properties: {
        version: { const: 1, description: 'The version of this format: 1.' },
        stages: {
            type: 'object',
            description: 'The projects that apps are promoted to, by a name of your choice.',
            minProperties: 1,
            propertyNames: STAGE_NAME,
            additionalProperties: { $ref: '#/$defs/stage' },
        },
        checks: {
            type: 'object',
            description: 'How serious problems in CWL are, by their code.',
            additionalProperties: false,
            properties: {
                strict: { type: 'boolean', description: 'Warnings are errors.' },
                levels: { $ref: '#/$defs/levels' },
                paths: {
                    type: 'array',
                    description: 'Other levels for some files. Of several that match, the last that names the code counts.',
                    items: { $ref: '#/$defs/exception' },
                },
                baseline: {
                    type: 'string',
                    minLength: 1,
                    description: 'The file of problems that are accepted, which `validate --write-baseline` writes; relative to the working directory.',
                },
            },
        },
        exports: {
            type: 'object',
            description: 'What is asked of the list of export jobs. Inputs and flags count more.',
            additionalProperties: false,
            properties: {
                report: { type: 'boolean', description: 'Whether a promotion reads the export jobs too and reports on them. Default: true.' },
                'fail-on': { enum: ['failed', 'new-failed', 'never'], description: 'What makes `exports` fail: any failed job, only those that failed since the last run, or nothing. Default: failed.' },
                threshold: { type: 'integer', minimum: 0, description: 'As many failed jobs as this are still fine. Default: 0.' },
                'max-pages': { type: 'integer', minimum: 1, description: 'Pages of the list to read at most.' },
            },
        },
        remote: {
            type: 'object',
            description: 'Documents of other machines that the CWL may refer to. Without it, none.',
            required: ['hosts'],
            additionalProperties: false,
            properties: {
                hosts: {
                    type: 'array',
                    minItems: 1,
                    uniqueItems: true,
                    items: { type: 'string', pattern: hosts/* HOST_PATTERN */.Wn },
                    description: 'Names of hosts, exactly, such as raw.githubusercontent.com. They are asked over https, without credentials.',
                },
                'max-bytes': { type: 'integer', minimum: 1, description: `The most that one document may have. Default: ${limits/* REMOTE_DEFAULTS */.AO.maxBytes}.` },
                timeout: { type: 'number', exclusiveMinimum: 0, maximum: 600, description: `Seconds for one document. Default: ${limits/* REMOTE_DEFAULTS */.AO.timeout}.` },
            },
        },
        limits: {
            type: 'object',
            description: 'Bounds on what is read. What is larger than the defaults, and right, needs one.',
            additionalProperties: false,
            properties: {
                'file-bytes': limit('fileBytes'),
                depth: limit('depth'),
                nodes: limit('nodes'),
                'text-length': limit('textLength'),
                files: limit('files'),
                'total-bytes': limit('totalBytes'),
                expressions: limit('expressions'),
                'javascript-length': limit('javascriptLength'),
                'packed-bytes': limit('packedBytes'),
            },
        },
        apps: {
            type: 'array',
            description: 'The documents that are apps of their own. What they run travels inside them.',
            minItems: 1,
            items: { $ref: '#/$defs/app' },
        },
    },
    $defs: {
        stage: {
            type: 'object',
            required: ['project'],
            additionalProperties: false,
            properties: {
                project: { type: 'string', pattern: '^[^/\\s]+/[^/\\s]+$', description: 'owner/project on the platform.' },
                from: {
                    type: 'string',
                    description: 'Another stage. Apps are then copied from its project instead of installed from files.',
                },
                'require-same': {
                    enum: ['repository'],
                    description: 'Only with `from`. Copy an app only when it is what the files of this repository pack to.',
                },
                verify: {
                    enum: verify/* WAYS_TO_VERIFY */.v,
                    description: 'How an install is verified: by what the platform answers (the default), or by reading the app back as well.',
                },
                rules: { $ref: '#/$defs/rules' },
                files: {
                    type: 'object',
                    description: 'What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.',
                    additionalProperties: { type: 'string', minLength: 1 },
                },
                'local-defaults': {
                    enum: ['refuse', 'allow'],
                    description: 'Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse.',
                },
            },
        },
        rules: {
            type: 'object',
            description: 'What this stage refuses. While one app is refused, none is installed.',
            additionalProperties: false,
            properties: {
                breaking: {
                    enum: ['allow', 'refuse'],
                    description: 'Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow.',
                },
                'breaking-label': {
                    type: 'string',
                    minLength: 1,
                    description: 'Only with `breaking: refuse`. A label that lifts the rule when the pull request has it: the one that the run is about, or each of those that it brings. Only on GitHub.',
                },
                downgrade: {
                    enum: ['allow', 'refuse'],
                    description: 'Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record, or deployments on GitHub. Default: allow.',
                },
                images: {
                    enum: ['any', 'tag', 'digest'],
                    description: 'How images must be pinned: not at all (the default), by a tag other than latest, or by a digest.',
                },
                branches: { $ref: '#/$defs/patterns', description: 'Branches that may promote to this stage; globs. With neither branches nor tags, any.' },
                tags: { $ref: '#/$defs/patterns', description: 'Tags that may promote to this stage; globs.' },
            },
        },
        levels: {
            type: 'object',
            description: 'Code of a problem → off, advice, warning or error.',
            additionalProperties: { enum: ['off', 'advice', 'warning', 'error'] },
        },
        exception: {
            type: 'object',
            required: ['path', 'levels'],
            additionalProperties: false,
            properties: {
                path: { type: 'string', minLength: 1, description: 'A file, a folder or a glob; relative to the working directory.' },
                levels: { $ref: '#/$defs/levels' },
            },
        },
        patterns: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
        app: {
            type: 'object',
            required: ['path'],
            additionalProperties: false,
            properties: {
                path: {
                    type: 'string',
                    minLength: 1,
                    description: 'A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the working directory.',
                },
                except: {
                    type: 'array',
                    items: { type: 'string', minLength: 1 },
                    description: 'Files, folders or globs that `path` matches and that are no apps.',
                },
                name: {
                    type: 'string',
                    minLength: 1,
                    description: 'Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}.',
                },
                names: {
                    type: 'object',
                    description: 'Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.',
                    propertyNames: STAGE_NAME,
                    additionalProperties: {
                        type: ['string', 'array'],
                        minLength: 1,
                        minItems: 1,
                        uniqueItems: true,
                        items: { type: 'string', minLength: 1 },
                    },
                },
            },
        },
    },
};

// EXTERNAL MODULE: ./lib/promotion/place.js
var promotion_place = __webpack_require__(2998);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
;// CONCATENATED MODULE: ./lib/promotion/manifest-errors.js






/** The validator's errors in words. */
function describeErrors(errors, value, at) {
    const told = errors.slice(0, MOST);
    const misspelt = misspeltKeys(told, value);
    const mistakes = told
        .filter((error) => error.keyword !== 'propertyNames' && !misspelt.has(missingKey(error)))
        .map((error) => describe(error, value, at));
    return inOneError(mistakes, errors.length > MOST) ?? new promotion_errors/* PromotionError */.g('configuration', 'the configuration does not match its schema', { at: at() });
}
/** The first mistake in the order of the file, with those after it; how many there are is said as well. Undefined without any. */
function inOneError(mistakes, areMore = false) {
    const [first, ...others] = mistakes.toSorted((left, right) => lineOf(left) - lineOf(right) || (left.at?.column ?? 0) - (right.at?.column ?? 0));
    if (first === undefined)
        return undefined;
    const more = others.length;
    const suffix = more === 0 ? '' : ` (and ${areMore ? 'more than ' : ''}${more} more ${more === 1 ? 'mistake' : 'mistakes'} further down)`;
    return new promotion_errors/* PromotionError */.g('configuration', first.message + suffix, { hint: first.hint, at: first.at, others: others.slice(0, MOST_TOLD - 1) });
}
function lineOf({ at }) {
    return at?.line ?? 0;
}
/** The runner shows as many annotations, and nobody mends more at once. */
const MOST_TOLD = 10;
/** A file with more mistakes than this is no configuration, and describing each takes time. */
const MOST = 1000;
/** Keys that are missed because they stand there with a mistake in them, which is told as that. */
function misspeltKeys(errors, value) {
    return new Set(errors.flatMap(({ keyword, instancePath, params }) => {
        if (keyword !== 'additionalProperties')
            return [];
        const known = Object.keys(schemaAt(pathOf(instancePath, value))?.properties ?? {});
        const meant = (0,suggest/* nearest */.p)(String(params['additionalProperty']), known);
        return meant === undefined ? [] : [`${instancePath}/${meant}`];
    }));
}
function missingKey({ keyword, instancePath, params }) {
    return keyword === 'required' || keyword === 'dependentRequired' ? `${instancePath}/${String(params['missingProperty'])}` : undefined;
}
/** Keys that could send the token somewhere else, or hold it. */
const ADDRESS_KEY = /^(?:base[-_]?url|api[-_]?url|url|endpoint|host|server|proxy)$/i;
const SECRET_KEY = /^(?:(?:auth|access|api|github)?[-_]?token|auth|api[-_]?key|secret|password|credentials?)$/i;
function describe(error, value, at) {
    const path = pathOf(error.instancePath, value);
    const where = path.length === 0 ? 'the configuration' : `\`${written(path)}\``;
    if (error.propertyName !== undefined) {
        return {
            message: `${JSON.stringify(error.propertyName)} is no name for a stage`,
            hint: 'Use letters, digits, dots, dashes and underscores, 100 at most, beginning with a letter or a digit.',
            at: at(...path, error.propertyName, promotion_place/* KEY */._),
        };
    }
    switch (error.keyword) {
        case 'additionalProperties':
            return unknownKey(error, path, at);
        case 'required':
        case 'dependentRequired':
            return {
                message: `${where} lacks the key \`${String(error.params['missingProperty'])}\``,
                hint: wordsFor([...path, String(error.params['missingProperty'])]) ?? 'Add it.',
                at: at(...path),
            };
        case 'type':
            return { message: `${where} must be ${typeWords(error.params['type'])}, not ${kindOf(valueAt(value, path))}`, hint: typeHint(String(error.params['type']), path, valueAt(value, path)), at: at(...path) };
        case 'const':
            return { message: `${where} must be ${JSON.stringify(error.params['allowedValue'])}`, hint: `Write \`${written(path)}: ${JSON.stringify(error.params['allowedValue'])}\`: this release knows no other.`, at: at(...path) };
        case 'enum': {
            const allowed = error.params['allowedValues'].map(String);
            const given = valueAt(value, path);
            const guess = typeof given === 'string' ? (0,suggest/* didYouMean */.a)(given, allowed) : '';
            return { message: `${where} must be one of ${allowed.join(', ')}.${guess}`, hint: wordsFor(path), at: at(...path) };
        }
        case 'pattern':
            return patternMistake(path, value, at);
        case 'minItems':
        case 'minProperties':
        case 'minLength':
            return { message: `${where} must not be empty`, hint: wordsFor(path), at: at(...path) };
        case 'minimum':
            return { message: `${where} must be at least ${String(error.params['limit'])}`, hint: wordsFor(path), at: at(...path) };
        case 'exclusiveMinimum':
            return { message: `${where} must be above ${String(error.params['limit'])}`, hint: wordsFor(path), at: at(...path) };
        case 'maximum':
            return { message: `${where} must be at most ${String(error.params['limit'])}`, hint: 'What is larger cannot be worked with.', at: at(...path) };
        case 'uniqueItems':
            return { message: `${where} holds the same value twice`, at: at(...path) };
        default:
            return { message: `${where} ${error.message ?? 'is not as the schema says'}`, at: at(...path) };
    }
}
function unknownKey(error, path, at) {
    const key = String(error.params['additionalProperty']);
    const place = at(...path, key, promotion_place/* KEY */._);
    if (SECRET_KEY.test(key)) {
        return {
            message: `\`${key}\` is not allowed here: a token never stands in a file of the checkout`,
            hint: 'Give it with the input `token`, from a secret, or in the environment variable CWL_PROMOTE_TOKEN.',
            at: place,
        };
    }
    if (ADDRESS_KEY.test(key) && path[0] !== 'remote') {
        return {
            message: `\`${key}\` is not allowed here: whoever may change this file could have the token sent to another address`,
            hint: 'Give the address with the input `base-url`, or in the environment variable CWL_PROMOTE_BASE_URL.',
            at: place,
        };
    }
    const known = Object.keys(schemaAt(path)?.properties ?? {});
    const where = path.length === 0 ? '' : ` in \`${written(path)}\``;
    return {
        message: `unknown key \`${key}\`${where}.${(0,suggest/* didYouMean */.a)(key, known)}`,
        hint: `Known here: ${known.join(', ')}.`,
        at: place,
    };
}
function patternMistake(path, value, at) {
    const given = JSON.stringify(valueAt(value, path));
    if (path.at(-1) === 'project') {
        return { message: `${given} is no project`, hint: 'Write owner/project, as in acme/rnaseq.', at: at(...path) };
    }
    if (path[0] === 'remote') {
        const host = valueAt(value, path);
        return { message: `${given} is no name of a host`, hint: (typeof host === 'string' ? (0,hosts/* mistakeInHost */.gy)(host) : undefined) ?? hosts/* HOST_FORM */.MI, at: at(...path) };
    }
    return { message: `\`${written(path)}\` is ${given}, which does not have the right form`, at: at(...path) };
}
/** `apps[1].names` */
function written(path) {
    return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}
/** A JSON pointer as keys; items of lists as numbers. */
function pathOf(pointer, value) {
    let current = value;
    return pointer
        .split('/')
        .slice(1)
        .map((part) => {
        const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
        const step = (0,json/* isArray */.cy)(current) ? Number(key) : key;
        current = (0,json/* isArray */.cy)(current) ? current[Number(key)] : (0,json/* isObject */.Gv)(current) ? current[key] : undefined;
        return step;
    });
}
function valueAt(root, path) {
    let current = root;
    for (const key of path)
        current = (0,json/* isArray */.cy)(current) ? current[Number(key)] : (0,json/* isObject */.Gv)(current) ? current[key] : undefined;
    return current;
}
const DEFINITIONS = MANIFEST_SCHEMA.$defs;
/** The part of the schema that is for the value at `path`: the validator's own paths end at each `$ref`. */
function schemaAt(path) {
    let node = MANIFEST_SCHEMA;
    for (const key of path) {
        const others = node?.additionalProperties;
        node = typeof key === 'number' ? node?.items : (node?.properties?.[key] ?? (typeof others === 'object' ? others : undefined));
        if (node?.$ref !== undefined)
            node = DEFINITIONS[node.$ref.replace('#/$defs/', '')];
    }
    return node;
}
/** What the schema says of the value at `path`, for people. */
function wordsFor(path) {
    return schemaAt(path)?.description;
}
/** How what stands there is written in the type that is wanted. */
function typeHint(type, path, value) {
    const isText = typeof value === 'string';
    const key = path.at(-1);
    if (type === 'object' && value === null)
        return 'Indent what belongs to it below it.';
    if (type === 'object' && isText && /^[\w-]+:[^\s/]/.test(value))
        return `A blank belongs behind the colon of a key: \`${value.replace(':', ': ')}\`.`;
    if (type === 'object' && isText && path[0] === 'apps' && path.length === 2)
        return `Write \`path: ${value}\`.`;
    if (type === 'object' && isText && path[0] === 'stages' && path.length === 2)
        return `Write \`${String(key)}: { project: ${value} }\`.`;
    if (type === 'array' && isText)
        return `Write \`${String(key)}: [${value}]\`.`;
    if (type === 'boolean' && isText)
        return 'Write true or false, without quotes.';
    if (type === 'string' && (typeof value === 'boolean' || typeof value === 'number' || value instanceof json/* ExactNumber */.fh))
        return `Put it in quotes: "${String(value)}".`;
    return wordsFor(path);
}
function typeWords(type) {
    const words = {
        object: 'a map',
        array: 'a list',
        string: 'text',
        integer: 'a whole number',
        number: 'a number',
        boolean: 'true or false',
    };
    const types = Array.isArray(type) ? type.map(String) : String(type).split(',');
    return types.map((name) => words[name] ?? name).join(' or ');
}
function kindOf(value) {
    if (value === null || value === undefined)
        return 'nothing';
    if ((0,json/* isArray */.cy)(value))
        return 'a list';
    if ((0,json/* isObject */.Gv)(value))
        return 'a map';
    return typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value);
}

;// CONCATENATED MODULE: ./lib/promotion/manifest.js













/** Where a configuration file is looked for, relative to the repository root. */
const MANIFEST_PATHS = ['cwl-promote.yml', 'cwl-promote.yaml', '.github/cwl-promote.yml', '.github/cwl-promote.yaml'];
/**
 * Reads the configuration file at `config`, or else the one at {@link MANIFEST_PATHS}. Undefined when there is none.
 * Throws PromotionError `configuration` with file, line and column.
 */
function readManifest(workspace, config) {
    if (config !== undefined) {
        const given = (0,cwl_workspace/* pathIn */.lW)(workspace, config);
        return parseManifest(readGiven(workspace, given), given);
    }
    const [file, other] = manifestsIn(workspace);
    if (file === undefined)
        return undefined;
    if (other !== undefined) {
        throw new promotion_errors/* PromotionError */.g('configuration', `there are two configuration files, ${file} and ${other}`, {
            hint: 'Remove one, or say which with the input `config`.',
        });
    }
    return parseManifest(workspace.readText(file), file);
}
/** Those that are there, also what cannot be read, such as a link that leads nowhere: it must not look like none. */
function manifestsIn(workspace) {
    return MANIFEST_PATHS.filter((path) => workspace.has(path) || stands(workspace, path));
}
function stands(workspace, path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace.root, path), { throwIfNoEntry: false }) !== undefined;
    }
    catch (error) {
        // `.github` is a file.
        if ((0,atomic_file/* codeOf */.$N)(error) === 'ENOTDIR')
            return false;
        throw new promotion_errors/* PromotionError */.g('usage', `whether there is a configuration file ${path} cannot be seen: ${(0,atomic_file/* reasonOf */.A3)(error)}`);
    }
}
function readGiven(workspace, config) {
    try {
        return workspace.readText(config);
    }
    catch (error) {
        if (!(error instanceof cwl_error/* CwlError */.J))
            throw error;
        const hint = error.code === 'no-such-file' ? `It is relative to the working directory. Without it, ${MANIFEST_PATHS[0]} is looked for, there and in .github/.` : error.hint;
        throw new promotion_errors/* PromotionError */.g('usage', `\`config\`: ${error.message}`, { hint });
    }
}
/** The text of a configuration file as a {@link Manifest}. Throws PromotionError `configuration`. */
function parseManifest(text, file) {
    const parsing = (0,source/* parseYaml */.h)(text, file);
    if (!parsing.ok)
        throw inOneError(parsing.problems.map(mistakeInText)) ?? new promotion_errors/* PromotionError */.g('configuration', 'not readable as YAML', { at: { file, line: 1, column: 1 } });
    const { value } = parsing;
    const at = (0,promotion_place/* placeFinder */.a)(value, file);
    if (!(0,json/* isObject */.Gv)(value))
        throw new promotion_errors/* PromotionError */.g('configuration', 'the configuration is not a map of keys', { hint: BEGINNING, at: at() });
    const document = withPlainNumbers(value);
    if (!generated_manifest.manifest(document))
        throw describeErrors(generated_manifest.manifest.errors ?? [], value, at);
    const manifest = { ...NONE, ...document, file, at };
    checkStages(manifest);
    return manifest;
}
const BEGINNING = 'It begins with `version: 1`; `cwl-promote init` writes a first one.';
/** In the place of what is said of these in CWL. */
const IN_CONFIGURATIONS = {
    'several-documents': { message: 'a second YAML document begins here', hint: 'A configuration is one document.' },
    'empty-file': { hint: BEGINNING },
    'unknown-tag': { hint: 'Put text that begins with ! in quotes.' },
};
function mistakeInText(problem) {
    return { message: problem.message, hint: problem.hint, at: problem, ...IN_CONFIGURATIONS[problem.code] };
}
/** 1.0 is 1 to the schema that editors hold the file against, and an exact number here. */
function withPlainNumbers(value) {
    if (value instanceof json/* ExactNumber */.fh)
        return value.beyondDouble ? value : value.value;
    if ((0,json/* isArray */.cy)(value))
        return value.map(withPlainNumbers);
    return (0,json/* isObject */.Gv)(value) ? (0,json/* objectFrom */._X)((0,json/* entriesOf */.Mc)(value).map(([key, member]) => [key, withPlainNumbers(member)])) : value;
}
/** A configuration may speak of documents only, for those who validate. */
const NONE = { stages: {}, apps: [] };
function checkStages(manifest) {
    const ofStages = Object.entries(manifest.stages).flatMap(([name, stage]) => [badProject(manifest, name, stage), ...idleSettings(manifest, name, stage), badSource(manifest, name, stage)]);
    const ofApps = manifest.apps.flatMap((app, index) => Object.keys(app.names ?? {})
        .filter((stage) => !Object.hasOwn(manifest.stages, stage))
        .map((stage) => noSuchStage(manifest, stage, manifest.at('apps', index, 'names', stage, promotion_place/* KEY */._))));
    const error = inOneError([...ofStages, ...ofApps].filter((mistake) => mistake !== undefined));
    if (error !== undefined)
        throw error;
}
function badProject({ at }, name, { project }) {
    const fault = project.split('/').map(contract/* faultOfName */.nL).find((one) => one !== undefined);
    return fault === undefined ? undefined : { message: `${quote(project)} is no project: ${fault}`, hint: 'Write owner/project, as in acme/rnaseq.', at: at('stages', name, 'project') };
}
/** What could have no effect on this stage was meant for something else. */
function idleSettings({ at }, name, stage) {
    const { from, rules } = stage;
    const idle = [];
    const refuse = (why, hint, ...path) => {
        idle.push({ message: `the stage ${quote(name)} has ${why}`, hint, at: at('stages', name, ...path, promotion_place/* KEY */._) });
    };
    if (stage['require-same'] !== undefined && from === undefined) {
        refuse('`require-same` but no `from`: it is installed from files anyway', 'Remove `require-same`, or say with `from` which stage is copied.', 'require-same');
    }
    if (rules?.['breaking-label'] !== undefined && rules.breaking !== 'refuse') {
        refuse('a `breaking-label`, but no rule that it could lift', 'Add `breaking: refuse`, or remove the label.', 'rules', 'breaking-label');
    }
    for (const key of ['files', 'local-defaults']) {
        if (from === undefined || stage[key] === undefined)
            continue;
        refuse(`\`${key}\`, but it is copied: what it holds is as it was installed elsewhere`, `Give \`${key}\` to the stage that is installed from files.`, key);
    }
    return idle;
}
const FROM_FILES = 'Name another stage with `from`, or leave it out: then the stage is installed from files.';
function badSource(manifest, name, { from }) {
    const { stages } = manifest;
    if (from === undefined)
        return undefined;
    const at = manifest.at('stages', name, 'from');
    if (from === name)
        return { message: `the stage ${quote(name)} is copied from itself`, hint: FROM_FILES, at };
    if (!Object.hasOwn(stages, from))
        return noSuchStage(manifest, from, at);
    const circle = circleFrom(stages, name);
    // One circle is one mistake, and told at the first of its stages.
    const isFirst = circle !== undefined && Object.keys(stages).find((stage) => circle.includes(stage)) === name;
    return isFirst ? { message: `the stages are copied in a circle: ${[...circle, name].join(' ← ')}`, hint: FROM_FILES, at } : undefined;
}
/** The stages that a stage is copied from, where it is one of them itself. */
function circleFrom(stages, name) {
    const seen = [name];
    for (let next = stages[name]?.from; next !== undefined && next !== name; next = stages[next]?.from) {
        if (seen.includes(next))
            return undefined;
        seen.push(next);
    }
    return seen.length > 1 && stages[seen.at(-1) ?? name]?.from === name ? seen : undefined;
}
function noSuchStage({ stages }, name, at) {
    const names = Object.keys(stages);
    return { message: `no stage is named ${quote(name)}.${(0,suggest/* didYouMean */.a)(name, names)}`, hint: `The stages are ${names.join(', ')}.`, at };
}
function quote(name) {
    return JSON.stringify(name);
}


/***/ }),

/***/ 2998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ KEY),
/* harmony export */   a: () => (/* binding */ placeFinder)
/* harmony export */ });
/* harmony import */ var _cwl_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3729);

/** At the end of a path: the key itself rather than its value. */
const KEY = '\u0000key';
/** Finds places in a value that was read from `file`; a part that is not there has the place of what would hold it. */
function placeFinder(root, file) {
    return (...path) => {
        let place = { file, line: 1, column: 1 };
        let value = root;
        for (const [index, key] of path.entries()) {
            if (key === KEY || typeof value !== 'object' || value === null)
                return place;
            place = (0,_cwl_source_js__WEBPACK_IMPORTED_MODULE_0__/* .positionOf */ .d)(value, key, path[index + 1] === KEY ? 'key' : 'value') ?? place;
            value = Reflect.get(value, key);
        }
        return place;
    };
}


/***/ }),

/***/ 2445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ HOST_FORM),
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   Wn: () => (/* binding */ HOST_PATTERN),
/* harmony export */   gy: () => (/* binding */ mistakeInHost)
/* harmony export */ });
/**
 * Names as URLs have them: lower case, international ones in their ASCII form. The last part begins with a letter, which
 * no address in numbers does.
 */
const HOST_PATTERN = String.raw `^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$`;
const HOST = new RegExp(HOST_PATTERN);
/** What is allowed, for people. */
const HOST_FORM = 'It is the name of a host such as raw.githubusercontent.com, with neither scheme nor port nor path, and no number.';
/** What to write in place of a text that cannot be a host that is allowed; undefined for one that can. */
function mistakeInHost(text) {
    if (HOST.test(text))
        return undefined;
    const named = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname;
    const better = named?.replace(/\.$/, '');
    return better !== undefined && better !== text && HOST.test(better) ? `Write ${better}.` : HOST_FORM;
}
/** Why an address is not asked, though some hosts are allowed; undefined for one that is. */
function refusalOf(url, hosts) {
    if (url.protocol !== 'https:')
        return 'only https:// addresses are read';
    if (url.username !== '' || url.password !== '')
        return 'it holds a user name or a password, and none is ever sent';
    if (url.port !== '')
        return 'it names a port, and only the usual one is asked';
    return hosts.has(url.hostname) ? undefined : `${url.hostname} is not one of the hosts that are allowed`;
}


/***/ })

};
